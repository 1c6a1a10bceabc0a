import { use } from 'react';
import { ToastContext } from './toastContext.ts';

/** `show` a short message after an action; it ends with its page. Anything the person still needs later belongs in a Banner. */
export function useToast() {
  const context = use(ToastContext);
  if (!context) throw new Error('useToast needs a ToastProvider above it');
  return context;
}
