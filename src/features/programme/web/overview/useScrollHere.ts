import { useEffect, useRef } from 'react';

/** Milliseconds before the page moves to where the person is (spec 1 §2 Programme page). */
const DELAY_MS = 500;

/**
 * Scrolls an element into view shortly after the page opens. Not with reduced motion, nor when the person has
 * scrolled or moved the focus meanwhile; the focus stays where it is.
 */
export function useScrollHere<E extends HTMLElement>(
  isWanted: boolean,
  block: 'nearest' | 'start' = 'nearest',
) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isWanted || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const focused = document.activeElement;
    const timer = window.setTimeout(() => {
      if (window.scrollY > 0 || document.activeElement !== focused) return;
      element.current?.scrollIntoView({ behavior: 'smooth', block });
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted, block]);
  return element;
}
