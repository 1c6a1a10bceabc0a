/**
 * Moves the focus to a part of the page in which the button that was pressed goes, once that is done; whoever went on elsewhere
 * meanwhile stays there. The part needs a `tabIndex`.
 */
export function focusPart(part: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || part?.contains(activeElement)) part?.focus({ preventScroll: true });
}
