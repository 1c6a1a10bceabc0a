import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

interface Presence {
  /** Whether the page is still on the screen. */
  isShown(): boolean;
  /** Whether it will stay there: no link to another page was pressed, which is still on its way. */
  isHere(): boolean;
}

/** Whether the person is still on the page, for what goes on after a call: they may have left meanwhile. */
export function usePresence(): Presence {
  const isShown = useRef(false);
  const isLeaving = useRef(false);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    isShown: useCallback(() => isShown.current, []),
    isHere: useCallback(() => isShown.current && !isLeaving.current, []),
  };
}

/** Returns whether the person is still on the page and stays there. */
export function useIsHere(): () => boolean {
  return usePresence().isHere;
}
