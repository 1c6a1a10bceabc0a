import { perWeekday, WEEKDAYS } from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { type PerWeekday, type Plan, weekTotal } from '../goal.ts';

/** What the wizard proposes, from the gentlest on. `hold` is no less than now, where there is nothing between now and none. */
export const PROPOSALS = ['hold', 'calm', 'firm', 'stop'] as const;
export type ProposalName = (typeof PROPOSALS)[number];

export interface Proposal {
  readonly name: ProposalName;
  /** The goals it leads to, in the site's unit. */
  readonly target: PerWeekday;
  /** The goal of the days on which more is used now, or null where it says nothing. */
  readonly limit: number | null;
}

/** What is left of the use in a week, at most. Chosen; a physician confirms. */
const SHARES = { calm: 2 / 3, firm: 1 / 3 } as const;

/**
 * Up to three proposals for someone who uses `current` now (settled §1). Calm and firm keep every day below one limit, the
 * highest at which the week is at most two thirds and one third of now: in whole units, or in steps where the use is so low
 * that a whole unit would be nothing or no less. What would be the same as stopping is left out.
 */
export function proposalsFor(
  current: PerWeekday,
  { measure, stopOnly }: { measure: Pick<Measure, 'step' | 'wholeUnit'>; stopOnly: boolean },
): Proposal[] {
  const stop: Proposal = { name: 'stop', target: perWeekday(() => 0), limit: null };
  if (stopOnly || weekTotal(current) === 0) return [stop];
  const calm = limitFor(current, SHARES.calm, measure);
  if (calm === null) return [{ name: 'hold', target: current, limit: null }, stop];
  const firm = limitFor(current, SHARES.firm, measure);
  const less = firm !== null && firm < calm ? [below(current, 'firm', firm)] : [];
  return [below(current, 'calm', calm), ...less, stop];
}

/** A proposal, or one's own goals, which a plan to change brings along. */
export type PlanChoice = ProposalName | 'own';
export type PlanOption = Omit<Proposal, 'name'> & { readonly name: PlanChoice };

/** What the wizard lets people choose from: the goals of the plan that they change, and the proposals for their use. */
export function planOptions(
  current: PerWeekday,
  { stored, ...site }: Parameters<typeof proposalsFor>[1] & { readonly stored: Plan | null },
): PlanOption[] {
  const own = { name: 'own', limit: null } as const;
  return [
    ...(stored?.stopOrReduce === 'reduce' ? [{ ...own, target: stored.target }] : []),
    ...proposalsFor(current, site),
  ];
}

function below(current: PerWeekday, name: ProposalName, limit: number): Proposal {
  return { name, target: limited(current, limit), limit };
}

function limited(current: PerWeekday, limit: number): PerWeekday {
  return perWeekday((day) => Math.min(current[day], limit));
}

/** The highest limit that leaves at most this share of the week; null if only zero does. */
function limitFor(
  current: PerWeekday,
  share: number,
  { step, wholeUnit }: Pick<Measure, 'step' | 'wholeUnit'>,
): number | null {
  // A tiny margin, because a third of six is not always two in floating point.
  const most = weekTotal(current) * share + 1e-9;
  const highest = Math.max(...WEEKDAYS.map((day) => current[day]));
  for (const quantum of [wholeUnit, step]) {
    for (let count = Math.floor(highest / quantum); count > 0; count -= 1) {
      const limit = count * quantum;
      if (weekTotal(limited(current, limit)) <= most) return limit;
    }
  }
  return null;
}
