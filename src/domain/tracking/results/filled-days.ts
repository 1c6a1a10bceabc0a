import { addAmounts } from '#domain/kit/amount.ts';
import { weekNumber } from '#domain/kit/day.ts';
import { type DayFigures, dayStatus } from '../progress.ts';
import { emptyDaysBetween, longestRow, type Pauses } from '../row-of-days.ts';

/** A day with at least one registration: its total, its goal if it had one, and when it was filled in. Days are numbers here (`toNumber`). */
export interface FilledDay extends DayFigures {
  readonly day: number;
  readonly totalAmount: number;
  /** The day on which it was first filled in. */
  readonly filledOn: number;
}

/** A registration, as far as its day is concerned. */
interface DayEntry {
  readonly day: number;
  readonly amount: number;
  readonly filledOn: number;
}

/** The filled days that these registrations make, oldest first, with the goals that days have. */
export function toFilledDays(entries: readonly DayEntry[], goals: ReadonlyMap<number, number>): FilledDay[] {
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return [...byDay]
    .map(([day, ofDay]) => ({
      day,
      totalAmount: addAmounts(ofDay.map(({ amount }) => amount)),
      goal: goals.get(day) ?? null,
      filledOn: Math.min(...ofDay.map(({ filledOn }) => filledOn)),
    }))
    .toSorted((one, other) => one.day - other.day);
}

/** All filled days of a person, oldest first, their pauses, and today. */
export interface FilledDays {
  readonly days: readonly FilledDay[];
  readonly pauses: Pauses;
  readonly today: number;
}

/**
 * A day counts if it was filled in within a week, so that a calendar cannot be filled at once (content principles,
 * §10).
 */
const TIMELY_DAYS = 7;
/** Coming back: this many days were left empty, and the one after them was filled in on the day itself or the next (§10). */
const GAP_DAYS = 3;
const AT_ONCE_DAYS = 1;

/** The days that count. */
export function timelyDays({ days }: FilledDays): FilledDay[] {
  return days.filter((filled) => isFilledWithin(filled, TIMELY_DAYS));
}

function isFilledWithin({ day, filledOn }: FilledDay, count: number): boolean {
  return filledOn <= day + count;
}

/** The days that count and have ended: one that is within the goal at noon may be above it by night. */
function endedDays(filled: FilledDays): FilledDay[] {
  return timelyDays(filled).filter(({ day }) => day < filled.today);
}

/** The days that ended within their goal. */
export function daysWithin(filled: FilledDays): FilledDay[] {
  return endedDays(filled).filter((day) => dayStatus(day) === 'achieved');
}

/** The longest run of days that count, as the plan page counts it: a pause neither breaks nor lengthens it. */
export function longestRun(filled: FilledDays): number {
  return longestRow(
    timelyDays(filled).map(({ day }) => day),
    filled.pauses,
  );
}

/**
 * Whether a day was filled in promptly after days that were left empty, with a filled one before those. Who paused was not
 * gone.
 */
export function cameBack({ days, pauses }: FilledDays): boolean {
  return days.some((filled, index) => {
    const before = days[index - 1];
    return (
      before &&
      emptyDaysBetween(before.day, filled.day, pauses) >= GAP_DAYS &&
      isFilledWithin(filled, AT_ONCE_DAYS)
    );
  });
}

/** Whether a day within the goal followed one above it. */
export function wentOn(filled: FilledDays): boolean {
  const above = endedDays(filled).filter((day) => dayStatus(day) === 'notAchieved');
  const nextDays = new Set(above.map(({ day }) => day + 1));
  return daysWithin(filled).some(({ day }) => nextDays.has(day));
}

/**
 * Whether every day of a week, Monday to Sunday, was filled in and its amounts together were at most its goals
 * together.
 */
export function hasWeekWithin(filled: FilledDays): boolean {
  const weeks = new Map<number, { days: number; left: number }>();
  for (const { day, goal, totalAmount } of endedDays(filled)) {
    if (goal === null) continue;
    const { days, left } = weeks.get(weekNumber(day)) ?? { days: 0, left: 0 };
    // In hundredths, which add up exactly.
    const spared = Math.round(goal * 100) - Math.round(totalAmount * 100);
    weeks.set(weekNumber(day), { days: days + 1, left: left + spared });
  }
  return [...weeks.values()].some(({ days, left }) => days === 7 && left >= 0);
}
