import { addDays, addMonths, type Day, mondayOf } from '#domain/kit/day.ts';

const STEPS: Readonly<Record<string, (from: Day) => Day>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: mondayOf,
  End: (from) => addDays(mondayOf(from), 6),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
};

/** The day that a key moves to in a grid of days (WAI-ARIA Authoring Practices), or null for other keys. */
export function dayOfKey(key: string, from: Day): Day | null {
  return STEPS[key]?.(from) ?? null;
}
