import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { dayStatus } from '../progress.ts';
import type { Days } from '../week.ts';

/** Somebody is asked to look back at most once in this many days, on one of the last as many. */
const LOOK_BACK_DAYS = 7;

/** The latest recent day above its goal, other than today; what happened then is worth a quiet look. Never a pause. */
export function dayToLookBackOn(known: Days, today: Day): Day | null {
  const recent = daysFrom(addDays(today, -LOOK_BACK_DAYS), addDays(today, -1)).toReversed();
  return (
    recent.find((day) => {
      const figures = known[day];
      return figures !== undefined && !figures.paused && dayStatus(figures) === 'notAchieved';
    }) ?? null
  );
}
