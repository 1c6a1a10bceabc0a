/**
 * Moves the focus to the heading of a new page, so that a screen reader says which page it is; to `main` as long as there is
 * none. Returns the function that stops waiting for one.
 */
export function focusTitle(main: HTMLElement): () => void {
  const take = () => {
    const title = main.querySelector('h1');
    if (!title) return;
    observer.disconnect();
    // Not if the person moved on while it was fetched.
    if (document.activeElement !== main) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(take);
  observer.observe(main, { childList: true, subtree: true });
  main.focus({ preventScroll: true });
  take();
  return () => observer.disconnect();
}
