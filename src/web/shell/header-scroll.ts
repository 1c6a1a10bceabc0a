/** Pixels to scroll down before the header makes room (spec 1 §9). */
const THRESHOLD = 100;

/** Where a page is scrolled to, and what that means for the header. All in pixels from the top. */
export interface Scrolled {
  readonly top: number;
  /** Where the way down began. */
  readonly turn: number;
  readonly isCompact: boolean;
}

export const AT_TOP: Scrolled = { top: 0, turn: 0, isCompact: false };

/** Going down makes the header compact after a while, going up makes it whole at once. */
export function scrolledTo(before: Scrolled, to: number): Scrolled {
  // Some browsers let a page be pulled beyond its top.
  const top = Math.max(0, to);
  if (top === before.top) return before;
  if (top < before.top) return { top, turn: top, isCompact: false };
  return { ...before, top, isCompact: before.isCompact || top - before.turn > THRESHOLD };
}
