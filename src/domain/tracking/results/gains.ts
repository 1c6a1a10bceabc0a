import { addAmounts, hasAtMostTwoDecimals, roundDownTo } from '#domain/kit/amount.ts';
import { type Day, weekdayOf } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { PerWeekday } from '../goal.ts';

/** Where a plan began: its first day, and the use of each weekday then, in the site's unit. */
export interface PlanStart {
  readonly day: Day;
  readonly use: PerWeekday;
}

interface SavedPlan {
  readonly current: PerWeekday;
  readonly savedAt: Date;
  readonly archivedAt: Date | null;
}

/**
 * The plan that the newest one began as: each plan is archived at the moment the next one is saved, while a restart archives a
 * plan without saving one. Of the plans saved on the first day the last one counts.
 */
export function firstPlan<Saved extends SavedPlan>(
  newestFirst: readonly Saved[],
  dayOf: (instant: Date) => Day,
): Saved | null {
  const chain: Saved[] = [];
  for (const saved of newestFirst) {
    const next = chain.at(-1);
    if (next && saved.archivedAt?.getTime() !== next.savedAt.getTime()) break;
    chain.push(saved);
  }
  const oldest = chain.at(-1);
  if (!oldest) return null;
  const firstDay = dayOf(oldest.savedAt);
  return chain.find(({ savedAt }) => dayOf(savedAt) === firstDay) ?? oldest;
}

/** What a plan brought so far, over the days filled in since it began. Today is not over, so it is not among them. */
export interface Gains {
  readonly days: number;
  /** How much less they were together than the same days at the start, in the site's unit; 0 where they were not less. */
  readonly less: number;
  /** Of those days, the ones without use. */
  readonly free: number;
}

export function gainsOf(
  entries: readonly { readonly day: Day; readonly amount: number }[],
  start: PlanStart,
  today: Day,
): Gains {
  const counted = entries.filter(({ day }) => day >= start.day && day < today);
  const filled = Map.groupBy(counted, ({ day }) => day);
  const atStart = [...filled.keys()].map((day) => start.use[weekdayOf(day)]);
  const less = addAmounts([...atStart, ...counted.map(({ amount }) => -amount)]);
  return {
    days: filled.size,
    less: Math.max(0, less),
    free: [...filled.values()].filter((ofDay) => ofDay.every(({ amount }) => amount === 0)).length,
  };
}

/** The whole euros that less use saves at a price per unit, rounded down so that it promises too little, never too much. */
export function euros(less: number, price: number): number {
  return roundDownTo(less * price, 1);
}

/** Registrations with a stake that an average needs. Chosen: fewer would be chance. */
const STAKES_FOR_AVERAGE = 5;

/** What a unit costs somebody on average by their own stakes, in euros; null while too few have one. */
export function averageStake(
  entries: readonly { readonly amount: number; readonly stake: number | null }[],
): number | null {
  const staked = entries.flatMap(({ amount, stake }) =>
    stake === null || amount === 0 ? [] : [{ amount, stake }],
  );
  if (staked.length < STAKES_FOR_AVERAGE) return null;
  return addAmounts(staked.map(({ stake }) => stake)) / addAmounts(staked.map(({ amount }) => amount));
}

/** Highest price of a unit in euros. Chosen: above what any unit costs. */
const PRICE_MAXIMUM = 1_000;

/** The problems of a price per unit in euros; null removes it. */
export function checkPrice(field: string, price: number | null): readonly Problem[] {
  if (price === null) return NO_PROBLEMS;
  if (Number.isNaN(price)) return problem(field, 'notANumber');
  if (price <= 0) return problem(field, 'belowMinimum', { minimum: 0.01 });
  if (!hasAtMostTwoDecimals(price)) return problem(field, 'tooManyDecimals', { count: 2 });
  if (price > PRICE_MAXIMUM) return problem(field, 'aboveMaximum', { maximum: PRICE_MAXIMUM });
  return NO_PROBLEMS;
}
