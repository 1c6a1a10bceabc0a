import { daysFrom } from '#domain/kit/day.ts';
import type { History } from '../steadiness.ts';

/** What stays of the days from the start to today, whatever the next ones bring. */
export interface KeptDays {
  /** The longest run of days filled in. A pause neither breaks nor lengthens it. */
  readonly longestRow: number;
  /** Days marked as a pause. */
  readonly pauses: number;
}

export function keptDays({ days, start, today }: History): KeptDays {
  let run = 0;
  let longestRow = 0;
  let pauses = 0;
  for (const day of daysFrom(start, today)) {
    const { totalAmount = null, paused = false } = days.get(day) ?? {};
    if (paused) pauses += 1;
    if (totalAmount !== null) run += 1;
    else if (!paused) run = 0;
    longestRow = Math.max(longestRow, run);
  }
  return { longestRow, pauses };
}
