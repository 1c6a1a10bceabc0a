import { type Day, perWeekday as valuePerWeekday, WEEKDAYS } from '#domain/kit/day.ts';
import { measureOf, type Site } from '#domain/site/site.ts';
import { goalSchedule, type PerWeekday, type Plan, weekTotal } from './goal.ts';

/** A Monday, so that the programme has six whole weeks. */
export const start = '2026-11-02';

export const perWeekday = (amounts: readonly number[]) =>
  valuePerWeekday((day) => amounts[WEEKDAYS.indexOf(day)] ?? 0);
export const everyDay = (amount: number) => perWeekday(WEEKDAYS.map(() => amount));
/** The same amount on the first so many days of the week, another on the rest. */
export const firstDays = (count: number, amount: number, rest = 0) =>
  Array.from(WEEKDAYS, (_, index) => (index < count ? amount : rest));
export const gradual = (current: PerWeekday, target: PerWeekday): Plan => ({
  current,
  target,
  stopOrReduce: weekTotal(target) === 0 ? 'stop' : 'reduce',
  pace: 'gradual',
});

export function schedule(site: Site, plan: Plan, today: Day, programmeStart: Day = start) {
  return goalSchedule(plan, { programmeStart, today, measure: measureOf(site) });
}
