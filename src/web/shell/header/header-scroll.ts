/** Pixels to scroll down before the header turns compact (spec 1 §9). */
const THRESHOLD = 100;

/** The scroll position, and the state of the header. All in pixels from the top. */
export interface Scrolled {
  readonly top: number;
  /** Where scrolling down began. */
  readonly turn: number;
  readonly isCompact: boolean;
}

export const AT_TOP: Scrolled = { top: 0, turn: 0, isCompact: false };

/** Scrolling down makes the header compact after a while, scrolling up restores it at once. */
export function scrolledTo(before: Scrolled, to: number): Scrolled {
  // Some browsers overscroll beyond the top.
  const top = Math.max(0, to);
  if (top === before.top) return before;
  if (top < before.top) return { top, turn: top, isCompact: false };
  return { ...before, top, isCompact: before.isCompact || top - before.turn > THRESHOLD };
}
