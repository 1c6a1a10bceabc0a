import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusMain } from './focus-main.ts';

/**
 * Moves the focus to a list when the query of the address asks for another part of it, by page or by days: the link or button
 * that was pressed may be gone by then. For a component that stays while the list is fetched. Links to another part need
 * `preventScrollReset`, so that the list scrolls into view and not the top of the page.
 * @param part the value in the query that selects the part, if the query holds other things as well.
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
    // Not if the person moved on while it was fetched.
    if (!document.activeElement?.contains(list.current)) return;
    list.current.focus({ preventScroll: true });
    list.current.scrollIntoView();
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, shownPart };
    // Another path is another page; and a replaced address means that somebody is typing in a search field.
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
