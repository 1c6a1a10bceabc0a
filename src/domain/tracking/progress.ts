import { type Day, daysFrom } from '#domain/kit/day.ts';
import { lastProgrammeDay } from './goal.ts';

/** The figures of one day: the total used and the goal, each null if there is none. 0 is a value (contract A10). */
export interface DayFigures {
  readonly totalAmount: number | null;
  readonly goal: number | null;
}

export type DayStatus = 'noData' | 'noGoal' | 'achieved' | 'notAchieved';

/** A day succeeds when its total is at most its goal; only days with both are judged (spec 1 §4). */
export function dayStatus({ totalAmount, goal }: DayFigures): DayStatus {
  if (totalAmount === null) return 'noData';
  if (goal === null) return 'noGoal';
  return totalAmount <= goal ? 'achieved' : 'notAchieved';
}

/** The mark of a day on a bar or a calendar. `before` and `future` are outside the range that can be marked. */
export const DAY_MARKS = ['within', 'above', 'noGoal', 'open', 'paused', 'before', 'future'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

const MARKS = { achieved: 'within', notAchieved: 'above', noGoal: 'noGoal', noData: 'open' } as const;

/** The mark of a day between the start and today. */
export function dayMark(figures: DayFigures & { readonly paused: boolean }): DayMark {
  const mark = MARKS[dayStatus(figures)];
  return mark === 'open' && figures.paused ? 'paused' : mark;
}

interface DayCounts {
  /** Days from the start up to and including today. */
  readonly total: number;
  /** Of those, days with a registration. */
  readonly completed: number;
  readonly success: number;
  readonly failed: number;
}

/** The counts of spec 1 §3 and §4. Days after today or before the start do not count. */
export function countDays(days: ReadonlyMap<Day, DayFigures>, start: Day, today: Day): DayCounts {
  const counts = { total: 0, completed: 0, success: 0, failed: 0 };
  for (const day of daysFrom(start, today)) {
    counts.total += 1;
    const figures = days.get(day);
    if (!figures || figures.totalAmount === null) continue;
    counts.completed += 1;
    const status = dayStatus(figures);
    if (status === 'achieved') counts.success += 1;
    if (status === 'notAchieved') counts.failed += 1;
  }
  return counts;
}

/** The next step that the plan page offers (spec 1 §4 Call-to-action variants, contract A24). */
export type CallToAction = 'welcome' | 'started' | 'finished';

interface Now {
  readonly programmeStart: Day;
  readonly today: Day;
}

/**
 * A finished programme takes precedence over a missing goal (contract head section). It is finished after the last of its
 * 42 days, which is in week 7 unless the first was a Monday, and not while a day after that has a goal.
 */
export function callToAction({
  programmeStart,
  today,
  goalToday,
}: Now & { readonly goalToday: number | null }): CallToAction {
  if (goalToday !== null) return 'started';
  return today > lastProgrammeDay(programmeStart) ? 'finished' : 'welcome';
}

/** Whether somebody's next step is a plan: there is time for one in the programme, and no goal for today or later. */
export function needsPlan(days: Readonly<Record<Day, Pick<DayFigures, 'goal'>>>, now: Now): boolean {
  const goalToday = days[now.today]?.goal ?? null;
  const isToCome = Object.entries(days).some(([day, { goal }]) => day > now.today && goal !== null);
  return callToAction({ ...now, goalToday }) === 'welcome' && !isToCome;
}

/**
 * Whether nothing is left to do for a day: it has a total, or its owner paused (spec 1 §4). `db/day-facts.ts` is the
 * same in SQL.
 */
export function isDone(day: Pick<DayFigures, 'totalAmount'> & { readonly paused: boolean }): boolean {
  return day.totalAmount !== null || day.paused;
}

const UNKNOWN = { totalAmount: null, paused: false };

/** Days up to today that are not done, the latest first (spec 1 §4). */
export function outstandingDays(
  days: ReadonlyMap<Day, DayFigures & { readonly paused: boolean }>,
  start: Day,
  today: Day,
): Day[] {
  return daysFrom(start, today)
    .filter((day) => !isDone(days.get(day) ?? UNKNOWN))
    .toReversed();
}

/** Filled part of a bar, 0–1: amount over scale, at most full (spec 1 §9). `barScale` has the scale. */
export function barFill(amount: number, scale: number): number {
  return Math.min(1, amount / scale);
}
