import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what has the focus clear of the toasts: what is pressed scrolls out from under a new one, and what Tab leads to stops above
 * it. `toasts` changes with each one.
 * @returns the ref of the part that they are in.
 */
export function useRoomForToasts(toasts: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!region.current || toasts.length === 0) return;
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${innerHeight - region.current.getBoundingClientRect().top}px`;
    const focused = document.activeElement;
    // For somebody who points the page stays where it is, and a heading or text with the focus is not scrolled to its top.
    if (focused?.matches(':focus-visible:not([tabindex="-1"])')) focused.scrollIntoView({ block: 'nearest' });
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [toasts]);
  return region;
}
