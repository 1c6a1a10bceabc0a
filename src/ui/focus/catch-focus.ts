import { focusMain } from './focus-main.ts';

/**
 * Moves the focus to the content when the focused element is removed by its own action (a button, a form, a step of signing in);
 * otherwise it would fall back to the top. Returns the function that stops it.
 */
export function catchFocus(page: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    focused = target;
  };
  page.addEventListener('focusin', note);
  const observer = new MutationObserver(() => {
    const isLost = focused instanceof Element && !focused.isConnected;
    // Not if something that opened instead took the focus. If there is no content yet, this runs again once there is.
    if (isLost && document.activeElement === document.body) focusMain();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
