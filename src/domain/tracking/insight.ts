import { addDays, type Day, mondayOf, type Weekday, weekdayOf } from '#domain/kit/day.ts';
import { type DayFigures, type DayStatus, dayStatus } from './progress.ts';

/** How many whole weeks, Monday to Sunday, an insight looks back. Chosen: as long as the programme. */
export const INSIGHT_WEEKS = 6;
/** How many registrations have to agree before something is shown. Chosen: fewer would be chance. */
const SUPPORT = 5;

/** One registration: amount in the site's unit, craving from 0 to 10. */
export interface LivedEntry {
  readonly day: Day;
  readonly amount: number;
  readonly place: string | null;
  readonly company: string | null;
  readonly craving: number | null;
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

/** How strong the urge was on average on days above the goal and on those within it, from 0 to 10 in whole numbers. */
export interface Craving {
  readonly above: number;
  readonly within: number;
}

export interface Insight {
  readonly fromDay: Day;
  readonly throughDay: Day;
  readonly aboveGoal: AboveGoal | null;
  readonly craving: Craving | null;
}

export interface InsightSetting {
  readonly today: Day;
  readonly registrationsStart: Day;
  readonly days: ReadonlyMap<Day, DayFigures>;
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
  const recent = entries.filter(({ day }) => day >= fromDay && day <= throughDay);
  const above = recent.filter(isOn('notAchieved', setting.days));
  const aboveGoal = aboveGoalOf(above.filter(({ amount }) => amount > 0));
  const craving = cravingOf(above, recent.filter(isOn('achieved', setting.days)));
  return aboveGoal || craving ? { fromDay, throughDay, aboveGoal, craving } : null;
}

function isOn(status: DayStatus, days: InsightSetting['days']) {
  return ({ day }: LivedEntry) => {
    const figures = days.get(day);
    return figures !== undefined && dayStatus(figures) === status;
  };
}

function aboveGoalOf(above: readonly LivedEntry[]): AboveGoal | null {
  const found = {
    place: mostFrequent(above.map(({ place }) => place)),
    company: mostFrequent(above.map(({ company }) => company)),
    weekday: mostFrequent(above.map(({ day }) => weekdayOf(day))),
  };
  if (!found.place && !found.company && !found.weekday) return null;
  return { days: new Set(above.map(({ day }) => day)).size, registrations: above.length, ...found };
}

/** The single most frequent value; null if too few registrations support it, or if two occur equally often. */
function mostFrequent<Value extends string>(chosen: readonly (Value | null)[]): MostFrequent<Value> | null {
  const values = chosen.filter((value) => value !== null);
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most || most[1] < SUPPORT || most[1] === second?.[1]) return null;
  return { value: most[0], count: most[1], of: values.length };
}

/** Null unless both kinds of days have enough cravings and the averages differ: otherwise it says nothing. */
function cravingOf(above: readonly LivedEntry[], within: readonly LivedEntry[]): Craving | null {
  const found = { above: averageCraving(above), within: averageCraving(within) };
  return found.above !== null && found.within !== null && found.above !== found.within
    ? { above: found.above, within: found.within }
    : null;
}

function averageCraving(entries: readonly LivedEntry[]): number | null {
  const cravings = entries.flatMap(({ craving }) => craving ?? []);
  if (cravings.length < SUPPORT) return null;
  return Math.round(cravings.reduce((sum, craving) => sum + craving, 0) / cravings.length);
}
