import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Returns whether the person is still on the page, for what goes on after a call: they may have left it meanwhile, or may have
 * pressed a link to another page, which is still on its way.
 */
export function useIsHere(): () => boolean {
  const isShown = useRef(false);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current && !isLeaving.current, []);
}
