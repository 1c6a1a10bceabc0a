import { type Day, daysBetween } from '#domain/kit/day.ts';

/** How many tips are highlighted at once (contract section 3: 1–3). */
const HIGHLIGHTED = 3;
/** The arbitrary day from which the rotation of tips is counted. */
const FIRST_DAY: Day = '2026-01-01';

/** The tips of today: as many as fit, other ones every day until all had their turn. */
export function highlightedTips<T>(tips: readonly T[], today: Day): T[] {
  const count = Math.min(HIGHLIGHTED, tips.length);
  const start = daysBetween(FIRST_DAY, today) * count;
  const from = tips.length === 0 ? 0 : start % tips.length;
  return [...tips.slice(from), ...tips.slice(0, from)].slice(0, count);
}
