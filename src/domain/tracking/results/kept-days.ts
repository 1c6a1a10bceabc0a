import { daysFrom, toNumber } from '#domain/kit/day.ts';
import { longestRow } from '../row-of-days.ts';
import type { History } from '../steadiness.ts';

/** What stays of the days from the start to today, whatever the next ones bring. */
export interface KeptDays {
  /** The longest run of days filled in. A pause neither breaks nor lengthens it. */
  readonly longestRow: number;
  /** Days marked as a pause. */
  readonly pauses: number;
}

export function keptDays({ days, start, today }: History): KeptDays {
  const filled: number[] = [];
  const pauses = new Set<number>();
  for (const day of daysFrom(start, today)) {
    const { totalAmount = null, paused = false } = days.get(day) ?? {};
    if (totalAmount !== null) filled.push(toNumber(day));
    if (paused) pauses.add(toNumber(day));
  }
  return { longestRow: longestRow(filled, pauses), pauses: pauses.size };
}
