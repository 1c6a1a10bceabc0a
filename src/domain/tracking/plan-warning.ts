import { WEEKDAYS } from '#domain/kit/day.ts';
import { type Pace, type PerWeekday, type Plan, type PlanSoFar, weekTotal } from './goal.ts';

/**
 * When stopping or cutting down alone may be dangerous: rules and values of the plan warnings (spec 1 §9, contract A4
 * and head section). Amounts in glasses. Chosen values; a physician confirms them.
 */
export type WarningTier = 'tier1' | 'tier2' | 'tier3';
/** The tiers whose warning has to be ticked before the plan is saved. */
export type TickedTier = Exclude<WarningTier, 'tier1'>;

/**
 * Whether someone had a seizure or delirium when they cut down or stopped before, as the wizard asks it. It is health data,
 * judged when a plan is checked and never stored (ADR 0041).
 */
export const EARLIER_WITHDRAWAL = ['yes', 'no', 'unknown'] as const;
export type EarlierWithdrawal = (typeof EARLIER_WITHDRAWAL)[number];

const TIER1 = { weekTotal: 28, anyDay: 8, entries: { count: 8, value: 4 } };
const TIER2 = { days: { count: 5, value: 6 } };
const TIER3 = { days: { count: 4, value: 12 }, weekTotal: 84 };

/** Whether an answer makes the plan one of the gravest tier, whatever the amounts: not knowing counts as yes (FACTS 1.2). */
function hadWithdrawal(earlier: EarlierWithdrawal | null): boolean {
  return earlier === 'yes' || earlier === 'unknown';
}

/**
 * The strongest tier that applies to a plan, or null. `current` decides; for the entries rule the goals count too. Somebody
 * who had a seizure or delirium before is in the gravest one, however little they use now. Without an answer amounts decide.
 */
export function warningTier(
  { current, target }: Pick<Plan, 'current' | 'target'>,
  earlier: EarlierWithdrawal | null,
): WarningTier | null {
  if (hadWithdrawal(earlier)) return 'tier3';
  const days = WEEKDAYS.map((day) => current[day]);
  const entries = [...days, ...WEEKDAYS.map((day) => target[day])];
  const reaching = (amounts: readonly number[], value: number) =>
    amounts.filter((amount) => amount >= value).length;
  const total = weekTotal(current);

  if (reaching(days, TIER3.days.value) >= TIER3.days.count || total >= TIER3.weekTotal) return 'tier3';
  if (reaching(days, TIER2.days.value) >= TIER2.days.count) return 'tier2';
  if (
    total >= TIER1.weekTotal ||
    reaching(entries, TIER1.entries.value) >= TIER1.entries.count ||
    reaching(days, TIER1.anyDay) > 0
  ) {
    return 'tier1';
  }
  return null;
}

/**
 * With so few weeks left a gradual plan covers half of the difference or more in one step. Chosen; a physician
 * confirms.
 */
const AT_ONCE_WEEKS = 2;

/** Whether steps that are called gradual are as steep as going down at once. */
function isSteep(weeksLeft: number): boolean {
  return weeksLeft <= AT_ONCE_WEEKS;
}

/**
 * The tier a person must have ticked before this plan may be saved, or null: tier 2 blocks going down at once, tier 3
 * every schedule that goes down, the gradual ones too. The amounts, the time left and what happened before decide, not the
 * name of the plan: reducing to nothing is stopping.
 */
export function acknowledgementNeeded(
  plan: Omit<PlanSoFar, 'stopOrReduce'>,
  { weeksLeft, earlier }: { weeksLeft: number; earlier: EarlierWithdrawal | null },
): TickedTier | null {
  const tier = warningTier(plan, earlier);
  const falls = WEEKDAYS.some((day) => plan.target[day] < plan.current[day]);
  const atOnce = plan.pace === 'immediate' || isSteep(weeksLeft);
  if (tier === 'tier3' && falls) return 'tier3';
  return tier === 'tier2' && falls && atOnce ? 'tier2' : null;
}

/**
 * The warning that belongs beside a gentler slope, or null: a slope that begins late is gentle first and then drops
 * steeply. It goes down from `start` over the weeks left, and is judged as a plan that does. Nothing has to be ticked,
 * because the current plan is no less steep and must not be the easier one to keep.
 */
export function slopeWarning(
  { target }: Pick<Plan, 'target'>,
  start: PerWeekday,
  weeksLeft: number,
): TickedTier | null {
  return acknowledgementNeeded({ current: start, target, pace: 'gradual' }, { weeksLeft, earlier: null });
}

/** Why a warning is given, which decides its words: the tier, or what makes it apply. */
export type WarningReason = WarningTier | 'earlier' | 'steep';

/** What the words of a warning are about. An earlier seizure or delirium is named before amounts, few weeks before a pace. */
export function warningReason(
  tier: WarningTier,
  { pace, weeksLeft, earlier }: { pace: Pace | null; weeksLeft: number; earlier: EarlierWithdrawal | null },
): WarningReason {
  if (hadWithdrawal(earlier)) return 'earlier';
  return tier === 'tier2' && pace === 'gradual' && isSteep(weeksLeft) ? 'steep' : tier;
}

/** Whether the submitted tick covers the required one; ticking the graver warning covers the lighter. */
export function isAcknowledged(needed: WarningTier | null, given: string | null): boolean {
  return needed === null || given === needed || given === 'tier3';
}
