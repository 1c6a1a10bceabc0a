import { WEEKDAYS } from '#domain/kit/day.ts';
import { type Plan, weekTotal } from './goal.ts';

/**
 * When stopping or cutting down alone may be dangerous: rules and values of the plan warnings (spec 1 §9, contract A4
 * and head section). Amounts in glasses. Chosen values; a physician confirms them.
 */
export type WarningTier = 'tier1' | 'tier2' | 'tier3';
/** The tiers whose warning has to be ticked before the plan is saved. */
export type TickedTier = Exclude<WarningTier, 'tier1'>;

const TIER1 = { weekTotal: 28, anyDay: 8, entries: { count: 8, value: 4 } };
const TIER2 = { days: { count: 5, value: 6 } };
const TIER3 = { days: { count: 4, value: 12 }, weekTotal: 84 };

/** The strongest tier that applies to a plan, or null. `current` decides; for the entries rule the goals count too. */
export function warningTier({ current, target }: Pick<Plan, 'current' | 'target'>): WarningTier | null {
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

/**
 * The tier a person must have ticked before this plan may be saved, or null: tier 2 blocks going down at once, tier 3
 * every schedule that goes down, the gradual ones too. The amounts and the time left decide, not the name of the plan.
 */
export function acknowledgementNeeded(plan: Plan, weeksLeft: number): TickedTier | null {
  const tier = warningTier(plan);
  const falls = WEEKDAYS.some((day) => plan.target[day] < plan.current[day]);
  const atOnce = plan.pace === 'immediate' || weeksLeft <= AT_ONCE_WEEKS;
  if (tier === 'tier3' && falls) return 'tier3';
  return tier === 'tier2' && falls && atOnce ? 'tier2' : null;
}

/** Whether the submitted tick covers the required one; ticking the graver warning covers the lighter. */
export function isAcknowledged(needed: WarningTier | null, given: string | null): boolean {
  return needed === null || given === needed || given === 'tier3';
}
