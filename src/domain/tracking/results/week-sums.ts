import { addAmounts } from '#domain/kit/amount.ts';
import { type Bounds, type Days, weekBounds, weekOf } from '../week.ts';

/** A week of the programme, or after it, as one number. Amounts are in the site's unit. */
export interface WeekSum {
  readonly number: number;
  /** The total of the days filled in; null if there is none. */
  readonly total: number | null;
  /** The goals together if all seven days have one; else null, because the goal of part of a week says nothing about it. */
  readonly goal: number | null;
  /** Days filled in. */
  readonly filled: number;
  readonly time: 'past' | 'now' | 'toCome';
}

/** Whether a week is over without every day filled in, so that it shows less than was used. */
export function isPartlyFilled({ time, filled }: WeekSum): boolean {
  return time === 'past' && filled > 0 && filled < 7;
}

/** The most weeks side by side: more would be too narrow on a phone. The weeks of a programme are always fewer. */
const MOST_WEEKS = 8;

/** The weeks from the programme's first on; the earliest are left out if there are more than `most`. */
export function weekSums(known: Days, bounds: Bounds, most = MOST_WEEKS): WeekSum[] {
  const { last, current } = weekBounds(bounds);
  const first = Math.max(1, last - most + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const { days } = weekOf(number, known, bounds);
    const totals = days.flatMap(({ totalAmount }) => totalAmount ?? []);
    const goals = days.flatMap(({ goal }) => goal ?? []);
    return {
      number,
      total: totals.length === 0 ? null : addAmounts(totals),
      goal: goals.length === days.length ? addAmounts(goals) : null,
      filled: totals.length,
      time: number < current ? 'past' : number === current ? 'now' : 'toCome',
    };
  });
}

/** The stakes of these days together, in euros; null if none was entered. */
export function stakeOf(
  days: readonly { readonly items: Readonly<Record<string, { readonly cost: number | null }>> }[],
): number | null {
  const stakes = days.flatMap(({ items }) => Object.values(items).flatMap(({ cost }) => cost ?? []));
  return stakes.length === 0 ? null : addAmounts(stakes);
}
