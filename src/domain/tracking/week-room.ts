import { addAmounts } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import type { MarkedDay } from './week.ts';

/** What is left of a week under its goals: an amount in the site's unit or, for a plan to stop, the days without use. */
export type WeekRoom =
  | { readonly kind: 'noGoals' }
  | { readonly kind: 'stopping'; readonly freeDays: number }
  | { readonly kind: 'left'; readonly amount: number }
  | { readonly kind: 'even' }
  | { readonly kind: 'above' };

/**
 * The goals of the week minus what was used on the days that have one. Days that are open or paused count as no use,
 * and the screen says so. Once every goal from today on is zero, or a stop comes near (`nearsStop`), there is no room, and what
 * earlier days had is not left for later: the days without use are counted. Once no day to come has a goal, because the programme ended or began anew,
 * nothing is left of the plan.
 */
export function weekRoom(days: readonly MarkedDay[], isNearStop: boolean): WeekRoom {
  const planned = days.filter(({ goal }) => goal !== null);
  const fromToday = planned.filter(({ isToday, mark }) => isToday || mark === 'future');
  if (fromToday.length === 0) return { kind: 'noGoals' };
  if (isNearStop || fromToday.every(({ goal }) => goal === 0)) {
    return { kind: 'stopping', freeDays: days.filter(({ totalAmount }) => totalAmount === 0).length };
  }
  const goals = addAmounts(planned.map(({ goal }) => goal ?? 0));
  const left = addAmounts([goals, ...planned.map(({ totalAmount }) => -(totalAmount ?? 0))]);
  if (left === 0) return { kind: 'even' };
  return left > 0 ? { kind: 'left', amount: left } : { kind: 'above' };
}

/** Whether what is left counts open days as days without use; it does not where days without use are counted. */
export function takesOpenForNone({ kind }: WeekRoom): boolean {
  return kind === 'left' || kind === 'even' || kind === 'above';
}

/**
 * The days before today that were left open, of those shown. Where they are taken for days without use, only those with a goal: what
 * is left of the week has nothing to do with the others.
 */
export function openDays(days: readonly MarkedDay[], room: WeekRoom): Day[] {
  const counts = ({ goal }: MarkedDay) => goal !== null || !takesOpenForNone(room);
  return days.filter((day) => day.mark === 'open' && !day.isToday && counts(day)).map(({ day }) => day);
}
