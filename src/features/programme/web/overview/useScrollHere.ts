import { useEffect, useRef } from 'react';

/** Milliseconds before the page moves to the current exercise (spec 1 §2 Programme page). */
const DELAY_MS = 500;

/**
 * For the element a person is looking for: shortly after the page opens it comes into view. Not for someone who wants no
 * motion, nor for someone who meanwhile scrolled or moved the focus; the focus stays where it is.
 */
export function useScrollHere<E extends HTMLElement>(isWanted: boolean) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isWanted || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const focused = document.activeElement;
    const timer = window.setTimeout(() => {
      if (window.scrollY > 0 || document.activeElement !== focused) return;
      element.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted]);
  return element;
}
