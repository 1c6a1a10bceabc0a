import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still on the screen, for what goes on after a call: the person may have left meanwhile. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
