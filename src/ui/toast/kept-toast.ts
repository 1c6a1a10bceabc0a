import { withStorage } from '../app/browser-storage.ts';
import type { ToastContent } from './Toast.tsx';

const KEY = 'houvast.toast';

/** A toast that survives a full page load: the next page of this tab shows it, once. */
export function keepToast(toast: ToastContent): void {
  withStorage('tab', (storage) => storage.setItem(KEY, JSON.stringify(toast)));
}

export function takeKeptToast(): ToastContent | null {
  return withStorage('tab', (storage) => {
    const kept = storage.getItem(KEY);
    storage.removeItem(KEY);
    return kept === null ? null : JSON.parse(kept);
  });
}
