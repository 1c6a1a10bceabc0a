import { createContext } from 'react';
import type { ToastContent } from './Toast.tsx';

export const ToastContext = createContext<{ show: (toast: ToastContent) => void } | null>(null);
