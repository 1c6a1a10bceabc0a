/**
 * Moves the focus from a button that disappears to its surroundings: the nearest ancestor with a `tabIndex`, or the title of its
 * dialog.
 */
export function focusAround(gone: HTMLElement | null): void {
  if (!gone || document.activeElement !== gone) return;
  const dialog = gone.closest('dialog');
  if (dialog) dialog.querySelector('h2')?.focus();
  else gone.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
