import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { lastProgrammeDay, mondayOfWeek, programmeWeek } from './goal.ts';
import { type DayFigures, type DayMark, dayMark } from './progress.ts';

/** A day as a bar or a calendar shows it. */
export interface MarkedDay extends DayFigures {
  readonly day: Day;
  readonly mark: DayMark;
  readonly isToday: boolean;
  /** Whether it is of the programme, but further back than what is known of its days. */
  readonly isTooFarBack: boolean;
}

/** What is known of each day that can be marked. */
export type Days = Readonly<Record<Day, DayFigures & { readonly paused?: boolean | undefined }>>;

/** Seven days, Monday to Sunday, as they are shown. The programme's first day is in week 1. */
export interface Week {
  readonly number: number;
  readonly monday: Day;
  readonly sunday: Day;
  readonly days: readonly MarkedDay[];
}

export interface Bounds {
  readonly programmeStart: Day;
  readonly registrationsStart: Day;
  readonly today: Day;
}

/** The week with that number, each day with its mark (spec 1 §2 Recovery plan page). */
export function weekOf(number: number, known: Days, bounds: Bounds): Week {
  const monday = mondayOfWeek(bounds.programmeStart, number);
  const sunday = addDays(monday, 6);
  return {
    number,
    monday,
    sunday,
    days: daysFrom(monday, sunday).map((day) => markedDay(day, known, bounds)),
  };
}

/** A day with its mark; `registrationsStart` is the first day of which something can be known. */
export function markedDay(
  day: Day,
  known: Days,
  { programmeStart, registrationsStart, today }: Bounds,
): MarkedDay {
  const { totalAmount = null, goal = null, paused = false } = known[day] ?? {};
  const isTooFarBack = day >= programmeStart && day < registrationsStart;
  const shown = { day, totalAmount, goal, isToday: day === today, isTooFarBack };
  if (day > today) return { ...shown, mark: 'future' };
  if (day < registrationsStart) return { ...shown, mark: 'before' };
  return { ...shown, mark: dayMark({ totalAmount, goal, paused }) };
}

interface WeekBounds {
  readonly first: number;
  readonly last: number;
  readonly lastOfProgramme: number;
  readonly current: number;
}

/** The available weeks: from the first registration to the last week of the programme, or the current one. */
export function weekBounds({ programmeStart, registrationsStart, today }: Bounds): WeekBounds {
  const current = programmeWeek(programmeStart, today);
  const lastOfProgramme = programmeWeek(programmeStart, lastProgrammeDay(programmeStart));
  const first = programmeWeek(programmeStart, registrationsStart);
  return { first, last: Math.max(lastOfProgramme, current), lastOfProgramme, current };
}

/** The amount at the top of the bars of these days: the highest amount or goal among them, or what is usual on the site. */
export function barScale(days: readonly DayFigures[], { usualPerDay }: Pick<Measure, 'usualPerDay'>): number {
  return Math.max(usualPerDay, ...days.flatMap(({ totalAmount, goal }) => [totalAmount ?? 0, goal ?? 0]));
}
