import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusMain } from './focus-main.ts';

/**
 * Moves the focus to a list when another part of it was asked for, by its page or its days in the query of the address: the
 * link or button that was pressed may be gone by then. For a component that stays while the list is fetched; what leads to
 * another part says `preventScrollReset`, so that the list comes into view and not the top of the page.
 * @param part what of the query names the part, where the query says other things as well.
 * @returns the ref of the list or of its heading, which needs a `tabIndex`.
 */
export function useTurnedPage(part?: string): RefCallback<HTMLElement> {
  const { pathname, search } = useLocation();
  const shownPart = part ?? search;
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const list = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, shownPart });
  const isDue = useRef(false);
  const take = useCallback(() => {
    if (!isDue.current || !list.current) return;
    isDue.current = false;
    // Whoever went on while it was fetched stays where they are.
    if (!document.activeElement?.contains(list.current)) return;
    list.current.focus({ preventScroll: true });
    list.current.scrollIntoView();
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, shownPart };
    // Another path is another page; and whoever looks for something is typing.
    if (before.pathname !== pathname || before.shownPart === shownPart || isReplaced) return;
    isDue.current = true;
    focusMain();
    take();
  }, [pathname, shownPart, isReplaced, take]);
  return useCallback(
    (element) => {
      list.current = element;
      take();
    },
    [take],
  );
}
