import { focusMain } from './focus-main.ts';

/**
 * Moves the focus to the content when the focused element is removed by its own action (a button, a form, a step of signing in);
 * otherwise it would fall back to the top.
 */
export function catchFocus(page: HTMLElement): void {
  let focused: EventTarget | null = null;
  page.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  new MutationObserver(() => {
    const isLost = focused instanceof Element && !focused.isConnected;
    // Not if something that opened instead took the focus. If there is no content yet, this runs again once there is.
    if (isLost && document.activeElement === document.body) focusMain();
  }).observe(page, { childList: true, subtree: true });
}
