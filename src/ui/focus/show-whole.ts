/**
 * Scrolls a field for several lines into view as a whole when Tab leads to it: browsers show the line with the caret, and the rest
 * may be under the tabs. Returns the function that stops it.
 */
export function showWhole(page: HTMLElement): () => void {
  const show = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Tab' || !(target instanceof Element)) return;
    if (target.matches('textarea, [contenteditable="true"]')) target.scrollIntoView({ block: 'nearest' });
  };
  page.addEventListener('keyup', show);
  return () => page.removeEventListener('keyup', show);
}
