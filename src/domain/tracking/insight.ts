import { addAmounts } from '#domain/kit/amount.ts';
import { addDays, type Day, mondayOf, type Weekday, weekdayOf } from '#domain/kit/day.ts';
import type { PerWeekday } from './goal.ts';
import { type DayFigures, dayStatus } from './progress.ts';

/** How many whole weeks, Monday to Sunday, an insight looks back. Chosen: as long as the programme. */
export const INSIGHT_WEEKS = 6;
/** Registrations that have to agree before it is shown. Chosen: fewer would be chance. */
const SUPPORT = 5;

/** One registration: amount in the site's unit, stake in euros. */
export interface LivedEntry {
  readonly day: Day;
  readonly amount: number;
  readonly stake: number | null;
  readonly place: string | null;
  readonly company: string | null;
}

/** The most frequent value: in `count` of the `of` registrations that have one. */
export interface MostFrequent<Value extends string> {
  readonly value: Value;
  readonly count: number;
  readonly of: number;
}

/** The days above the goal: how many there were, and what their registrations have in common. */
export interface AboveGoal {
  readonly days: number;
  readonly registrations: number;
  readonly place: MostFrequent<string> | null;
  readonly company: MostFrequent<string> | null;
  readonly weekday: MostFrequent<Weekday> | null;
}

/** How much less than the use the plan began with, in the site's unit and in euros, over this many registered days. */
export interface Saved {
  readonly units: number;
  readonly days: number;
  readonly money: number | null;
}

export interface Insight {
  readonly fromDay: Day;
  readonly throughDay: Day;
  readonly aboveGoal: AboveGoal | null;
  readonly saved: Saved | null;
}

export interface InsightSetting {
  readonly today: Day;
  readonly registrationsStart: Day;
  readonly days: ReadonlyMap<Day, DayFigures>;
  /** Per weekday, the use that the plan began with; null without a plan. */
  readonly startingUse: PerWeekday | null;
  /** Whether stakes are asked here (`Measure.stake`). */
  readonly stake: boolean;
}

/**
 * What a person's own registrations show, or null if they show nothing yet. It covers the last six whole weeks up to
 * last Sunday, so it stays the same until Monday unless a person changes what they filled in.
 */
export function insightOf(entries: readonly LivedEntry[], setting: InsightSetting): Insight | null {
  const { today, registrationsStart } = setting;
  const throughDay = addDays(mondayOf(today), -1);
  const earliest = addDays(mondayOf(today), -7 * INSIGHT_WEEKS);
  const fromDay = earliest < registrationsStart ? registrationsStart : earliest;
  const used = entries.filter(({ day, amount }) => day >= fromDay && day <= throughDay && amount > 0);
  const aboveGoal = aboveGoalOf(used, setting.days);
  const saved = savedOf(used, { ...setting, fromDay, throughDay });
  return aboveGoal || saved ? { fromDay, throughDay, aboveGoal, saved } : null;
}

function aboveGoalOf(used: readonly LivedEntry[], days: InsightSetting['days']): AboveGoal | null {
  const above = used.filter(({ day }) => {
    const figures = days.get(day);
    return figures !== undefined && dayStatus(figures) === 'notAchieved';
  });
  const found = {
    place: mostFrequent(above.map(({ place }) => place)),
    company: mostFrequent(above.map(({ company }) => company)),
    weekday: mostFrequent(above.map(({ day }) => weekdayOf(day))),
  };
  if (!found.place && !found.company && !found.weekday) return null;
  return { days: new Set(above.map(({ day }) => day)).size, registrations: above.length, ...found };
}

/** The single most frequent value; null if too few registrations support it, or if two occur equally often. */
function mostFrequent<Value extends string>(said: readonly (Value | null)[]): MostFrequent<Value> | null {
  const values = said.filter((value) => value !== null);
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most || most[1] < SUPPORT || most[1] === second?.[1]) return null;
  return { value: most[0], count: most[1], of: values.length };
}

/**
 * Last week against the starting use of the same weekdays, over the days that were registered; null unless it is less.
 * Money is the person's own average stake per registered hour in these weeks, times the hours, in whole euros.
 */
function savedOf(
  used: readonly LivedEntry[],
  { days, startingUse, stake, fromDay, throughDay }: InsightSetting & { fromDay: Day; throughDay: Day },
): Saved | null {
  if (!startingUse) return null;
  const lastWeek = [...days].flatMap(([day, { totalAmount }]) =>
    totalAmount !== null && day >= fromDay && day > addDays(throughDay, -7) && day <= throughDay
      ? [startingUse[weekdayOf(day)] - totalAmount]
      : [],
  );
  const units = addAmounts(lastWeek);
  if (units <= 0) return null;
  return { units, days: lastWeek.length, money: stake ? moneyOf(used, units) : null };
}

function moneyOf(used: readonly LivedEntry[], hours: number): number | null {
  const staked = used.flatMap(({ amount, stake }) => (stake === null ? [] : [{ amount, stake }]));
  if (staked.length < SUPPORT) return null;
  const perHour =
    addAmounts(staked.map(({ stake }) => stake)) / addAmounts(staked.map(({ amount }) => amount));
  const euros = Math.round(perHour * hours);
  return euros > 0 ? euros : null;
}
