import { addAmounts, roundDownTo, roundTo } from '#domain/kit/amount.ts';
import {
  addDays,
  type Day,
  daysBetween,
  daysFrom,
  firstOn,
  perWeekday,
  WEEKDAYS,
  weekdayOf,
} from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { goalSchedule, mondayOfWeek, type PerWeekday, type Plan, programmeWeek, weeksLeft } from './goal.ts';
import type { DayFigures } from './progress.ts';

/** Whole weeks above the goals after which a gentler slope is offered. Chosen: one hard week says little. */
const WEEKS_ABOVE = 2;
/** How many days with a registration, and a goal where that matters, make a week conclusive. Chosen. */
export const DAYS_THAT_TELL = 3;
/** No new offer is made for this long after a decision, in days. Chosen: as long as it takes to see how it goes. */
export const QUIET_DAYS = 14;

export interface StepDownSetting {
  readonly programmeStart: Day;
  readonly today: Day;
  /** Averages are rounded to `rounding`, goals are multiples of `step`, both in the site's unit. */
  readonly measure: Pick<Measure, 'rounding' | 'step' | 'wholeUnit'>;
  /** Goals and totals of the two weeks before this one, and the goals from there to the programme's end. */
  readonly days: ReadonlyMap<Day, DayFigures>;
  /** When the plan was saved, or an offer was last accepted or declined, whichever came later. */
  readonly lastDecidedOn: Day | null;
}

export interface StepDown {
  /** The level the gentler slope starts from, per weekday. */
  readonly start: PerWeekday;
  /** The goals it would set, from today to the programme's last day. */
  readonly goals: ReadonlyMap<Day, number>;
}

/**
 * A gentler slope for someone who was above the goals for two whole weeks of the programme, or null if there is nothing to
 * offer. It is `goalSchedule` again, from another level: per weekday the current goal or, if that is more, what was
 * registered on average in those weeks, but never above the use the plan began with. It ends on the same target, and no
 * day's goal is lower than it is already.
 */
export function stepDownOffer(plan: Plan, setting: StepDownSetting): StepDown | null {
  const { programmeStart, today, measure, days, lastDecidedOn } = setting;
  const week = programmeWeek(programmeStart, today);
  const decidedLately = lastDecidedOn !== null && daysBetween(lastDecidedOn, today) < QUIET_DAYS;
  // A week in whose middle the programme began is not a whole one.
  const tooEarly = mondayOfWeek(programmeStart, week - WEEKS_ABOVE) < programmeStart;
  // In the last week with a step the goals are the target.
  const isOver = weeksLeft(programmeStart, today) <= 1;
  if (tooEarly || isOver || decidedLately || !falls(plan)) return null;
  const weeks = Array.from({ length: WEEKS_ABOVE }, (_, index) =>
    daysOfWeek(programmeStart, week - 1 - index),
  );
  if (!weeks.every((each) => isAboveGoals(each, days))) return null;

  const start = startLevel(plan, weeks.flat(), setting);
  const slope = goalSchedule(
    { ...plan, current: start, pace: 'gradual' },
    { programmeStart, today, measure },
  );
  // A goal saved with other steps counts as the last one below it: what a person can enter meets both or neither.
  const already = (day: Day) => roundDownTo(days.get(day)?.goal ?? 0, measure.step);
  const goals = new Map([...slope].map(([day, goal]) => [day, Math.max(goal, already(day))]));
  const isGentler = [...goals].some(([day, goal]) => goal > (days.get(day)?.goal ?? 0));
  return isGentler ? { start, goals } : null;
}

export interface StepDownWeek {
  /** Week of the programme. */
  readonly week: number;
  readonly now: PerWeekday;
  readonly offered: PerWeekday;
}

/** An offer for each week in which goals still go down, to show beside the current goals. Past days keep their goal. */
export function stepDownWeeks(
  { goals }: StepDown,
  { target }: Plan,
  { programmeStart, today, days }: StepDownSetting,
): StepDownWeek[] {
  const first = programmeWeek(programmeStart, today);
  return Array.from({ length: weeksLeft(programmeStart, today) }, (_, index) => {
    const firstDay = mondayOfWeek(programmeStart, first + index);
    const now = (day: Day) => days.get(day)?.goal ?? target[weekdayOf(day)];
    return {
      week: first + index,
      now: amounts(firstDay, now),
      offered: amounts(firstDay, (day) => goals.get(day) ?? now(day)),
    };
  });
}

function daysOfWeek(programmeStart: Day, week: number): Day[] {
  const first = mondayOfWeek(programmeStart, week);
  return daysFrom(first, addDays(first, 6));
}

/** Whether a plan goes down somewhere and up nowhere: only then is there a slope to make gentler. */
function falls({ current, target }: Plan): boolean {
  return (
    WEEKDAYS.some((day) => target[day] < current[day]) && WEEKDAYS.every((day) => target[day] <= current[day])
  );
}

/** Whether more was used in a week than its goals allow, on the days with both; false if these are too few to tell. */
export function isAboveGoals(week: readonly Day[], days: StepDownSetting['days']): boolean {
  const judged = week.flatMap((day) => {
    const { totalAmount = null, goal = null } = days.get(day) ?? {};
    return totalAmount === null || goal === null ? [] : [{ totalAmount, goal }];
  });
  const used = addAmounts(judged.map(({ totalAmount }) => totalAmount));
  return judged.length >= DAYS_THAT_TELL && used > addAmounts(judged.map(({ goal }) => goal));
}

function startLevel(plan: Plan, lately: readonly Day[], setting: StepDownSetting): PerWeekday {
  const { programmeStart, today, measure, days } = setting;
  return amounts(mondayOfWeek(programmeStart, programmeWeek(programmeStart, today)), (day) => {
    const weekday = weekdayOf(day);
    const goalNow = days.get(day)?.goal ?? plan.target[weekday];
    const totals = lately
      .filter((each) => weekdayOf(each) === weekday)
      .flatMap((each) => days.get(each)?.totalAmount ?? []);
    const average = totals.length === 0 ? 0 : roundTo(addAmounts(totals) / totals.length, measure.rounding);
    return Math.min(plan.current[weekday], Math.max(goalNow, average));
  });
}

function amounts(firstDay: Day, amountOf: (day: Day) => number): PerWeekday {
  return perWeekday((weekday) => amountOf(firstOn(weekday, firstDay)));
}
