import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusTitle } from './focus-title.ts';

/**
 * Does on navigation what a page load would: moves the focus to the heading, or to the part that the address names.
 * @param onNewPage what else ends with the last page.
 * @returns the ref of `main`, which needs a `tabIndex`.
 */
export function useNewPage(onNewPage?: () => void): RefObject<HTMLElement | null> {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Together with the page, not after it, so that pressing Tab at once starts from the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const stop = main.current ? focusTitle(main.current) : undefined;
    // A part without a tabIndex cannot take it, and leaves it there.
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    onNewPage?.();
    return stop;
  }, [pathname, hash, onNewPage]);
  return main;
}
