import { createContext } from 'react';
import type { ToastContent } from './Toast.tsx';

export const ToastContext = createContext<{
  show: (toast: ToastContent) => void;
  /** For the shell, when another page opens. */
  endPage: () => void;
} | null>(null);
