import type { Day } from '#domain/kit/day.ts';
import type { Look } from './pairing.ts';

/** One look at a client. */
export interface LookedAt {
  readonly day: Day;
  /** Null: her account is gone, or an earlier owner of the client’s account was paired with her. */
  readonly nurse: string | null;
  readonly look: Look;
}

interface Counted extends Omit<LookedAt, 'day'> {
  readonly times: number;
}

export interface DayOfLooks {
  readonly day: Day;
  readonly looks: readonly Counted[];
}

/** Groups looks by day, in their order. Equal looks of a nurse on a day become one, with their number. */
export function looksByDay(rows: readonly LookedAt[]): readonly DayOfLooks[] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    looks: [...Map.groupBy(ofDay, ({ nurse, look }) => `${look} ${nurse ?? ''}`).values()].flatMap((same) =>
      same.slice(0, 1).map(({ nurse, look }) => ({ nurse, look, times: same.length })),
    ),
  }));
}
