import { focusMain } from './focus-main.ts';

/**
 * Where what has the focus goes with what was done (a button, a form, a step of signing in), the content takes it; otherwise
 * it would fall back to the top.
 */
export function catchFocus(page: HTMLElement): void {
  let focused: EventTarget | null = null;
  page.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  new MutationObserver(() => {
    const isLost = focused instanceof Element && !focused.isConnected;
    // Whatever opened in its place may have taken it; and where there is no content yet, this runs again once there is.
    if (isLost && document.activeElement === document.body) focusMain();
  }).observe(page, { childList: true, subtree: true });
}
