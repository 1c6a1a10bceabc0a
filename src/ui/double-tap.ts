/** Milliseconds within which a second press counts as part of a double tap. */
export const DOUBLE_TAP = 500;

/** Pixels within which it does; a thumb is not exact. */
const NEAR = 24;

/** A press of a mouse, a pen or a thumb. */
export interface Press {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/**
 * Ignores the second tap of a double tap whose first one, `press`, took away what was pressed: it would press what is under
 * it on the page.
 */
export function ignoreSecondTap(press: Press): void {
  const ignore = (next: MouseEvent) => {
    const isSoon = next.timeStamp - press.timeStamp < DOUBLE_TAP;
    const isNear = Math.hypot(next.clientX - press.clientX, next.clientY - press.clientY) < NEAR;
    // What one dialog asked is answered in the next one, which is soon and near as well.
    const isInDialog = next.target instanceof Element && next.target.closest('dialog') !== null;
    if (!isSoon || !isNear || isInDialog) return;
    next.preventDefault();
    next.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}
