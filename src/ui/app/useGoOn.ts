import { type NavigateOptions, useNavigate, useRevalidator } from 'react-router';
import type { ToastContent } from '../toast/Toast.tsx';
import { useToast } from '../toast/useToast.ts';
import { usePresence } from '../usePresence.ts';

interface Going extends NavigateOptions {
  /** What came of the call. */
  readonly toast?: ToastContent;
}

/**
 * Opens the page that follows a call. Whoever has left meanwhile, as for the page with help, stays where they are, unless that page
 * is for visitors only and they are no visitor any more.
 */
export function useGoOn(): (to: string, going?: Going) => Promise<void> {
  const navigate = useNavigate();
  const { isShown, isHere } = usePresence();
  const { show } = useToast();
  const { revalidate } = useRevalidator();
  return async (to, { toast, ...options } = {}) => {
    if (toast) show({ ...toast, onNextPage: isShown() });
    return isHere() ? navigate(to, options) : revalidate();
  };
}
