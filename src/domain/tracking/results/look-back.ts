import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { dayStatus } from '../progress.ts';
import type { Days } from '../week.ts';

/** Somebody is asked to look back at most once in so many days, and on one of the last so many. */
const LOOK_BACK_DAYS = 7;

/** The latest day above its goal that is over and not long ago; what happened then is worth a quiet look. A pause is left in peace. */
export function dayToLookBackOn(known: Days, today: Day): Day | null {
  const recent = daysFrom(addDays(today, -LOOK_BACK_DAYS), addDays(today, -1)).toReversed();
  return (
    recent.find((day) => {
      const figures = known[day];
      return figures !== undefined && !figures.paused && dayStatus(figures) === 'notAchieved';
    }) ?? null
  );
}
