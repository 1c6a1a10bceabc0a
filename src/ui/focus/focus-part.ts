/**
 * Moves the focus to a part of the page when the button that was pressed in it disappears; not if the person has moved on
 * meanwhile. The part needs a `tabIndex`.
 */
export function focusPart(part: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || part?.contains(activeElement)) part?.focus({ preventScroll: true });
}
