import type { ToastContent } from './Toast.tsx';

const KEY = 'houvast.toast';

/** A toast that survives a full page load: the next page of this tab shows it, once. */
export function keepToast(toast: ToastContent): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // A browser may refuse storage; then there is no toast.
  }
}

export function takeKeptToast(): ToastContent | null {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}
