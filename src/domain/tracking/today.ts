import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { isDone, needsPlan } from './progress.ts';
import type { Days } from './week.ts';

/** How somebody is greeted: for the first time, after days away, or as usual. */
export type Greeting = 'first' | 'back' | 'usual';

/** After this many open days nothing asks about them. Chosen. */
const DAYS_AWAY = 3;

interface Known {
  readonly registrationsStart: Day;
  readonly today: Day;
}

const NOTHING = { totalAmount: null, paused: false };
/** Whether nothing is known of a day: no answer, and no pause. */
export const isOpenDay = (days: Days, day: Day) => {
  const { totalAmount, paused = false } = days[day] ?? NOTHING;
  return !isDone({ totalAmount, paused });
};

export function greeting(days: Days, { registrationsStart, today }: Known): Greeting {
  if (registrationsStart === today) return 'first';
  const away = daysFrom(addDays(today, -DAYS_AWAY), addDays(today, -1));
  const wasAway = away.every((day) => day >= registrationsStart && isOpenDay(days, day));
  return wasAway ? 'back' : 'usual';
}

/** Yesterday, if it is still open and was not among days away; older days are only in the calendar. */
export function openYesterday(days: Days, known: Known): Day | null {
  const yesterday = addDays(known.today, -1);
  const asks = greeting(days, known) === 'usual' && isOpenDay(days, yesterday);
  return asks && yesterday >= known.registrationsStart ? yesterday : null;
}

/** The next step on the page for today, marked by its one sun-coloured button. */
export type NextOnToday = 'question' | 'plan' | 'exercise';

/** The next step, or null on a pause day, when nothing has to be done. Making a plan comes first. */
export function nextOnToday(
  days: Days,
  now: { readonly programmeStart: Day; readonly today: Day },
): NextOnToday | null {
  const { totalAmount, paused = false } = days[now.today] ?? NOTHING;
  if (paused) return null;
  if (needsPlan(days, now)) return 'plan';
  return totalAmount === null ? 'question' : 'exercise';
}
