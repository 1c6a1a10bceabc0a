import { amountTyped } from '#domain/kit/amount.ts';
import { perWeekday, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { Pace, PerWeekday, Plan, PlanDraft, StopOrReduce } from '#domain/tracking/goal.ts';
import type { EarlierWithdrawal, TickedTier, WarningReason } from '#domain/tracking/plan-warning.ts';
import type { ProposalName } from '#domain/tracking/wizard/proposal.ts';
import { type GoalBody, invitedBy } from '../../contract.ts';

export type PlanChoice = ProposalName | 'own';

/** The values of the wizard: the goal form as typed, under the names of the wire, and the confirmed warnings. */
export type GoalValues = Record<Weekday | `goal_${Weekday}`, string> & {
  earlier_withdrawal: EarlierWithdrawal | null;
  /** The proposal that was chosen, or one's own goals, which a plan to change brings along. */
  proposal: PlanChoice | null;
  /** The goals as the proposal filled them in, so that those adjusted by hand are not overwritten. */
  proposed: string;
  immediate_or_gradual: Pace | null;
  /** The day on which someone stops at once. */
  stop_date: string;
  start_date: string;
  buddy_name: string;
  buddy_email: string;
  /** The tier whose warning was confirmed; a more serious one asks again. */
  ticked: TickedTier | null;
  /** The warning that was read. */
  read: WarningReason | null;
};

export function goalValues(
  plan: Plan | null,
  format: (amount: number) => string,
  stopOnly: boolean,
): GoalValues {
  const typedWeek = (amounts: PerWeekday | undefined, prefix: '' | 'goal_') =>
    Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amounts ? format(amounts[day]) : '']));
  return {
    ...typedWeek(plan?.current, ''),
    ...typedWeek(plan?.stopOrReduce === 'reduce' ? plan.target : undefined, 'goal_'),
    earlier_withdrawal: null,
    proposal: plan?.stopOrReduce === 'reduce' ? 'own' : plan || stopOnly ? 'stop' : null,
    proposed: '',
    immediate_or_gradual: plan?.pace ?? null,
    stop_date: '',
    start_date: '',
    buddy_name: '',
    buddy_email: '',
    ticked: null,
    read: null,
  } as GoalValues;
}

/** The wire's word for what was chosen. */
export function stopOrReduceOf({ proposal }: GoalValues): StopOrReduce | null {
  if (proposal === null) return null;
  return proposal === 'stop' ? 'stop' : 'reduce';
}

/**
 * Fills in the goals of the proposal that was chosen. Those that were adjusted by hand since stay; those of another
 * proposal, or of other use, make way.
 */
export function withProposal(
  values: GoalValues,
  target: PerWeekday | undefined,
  format: (amount: number) => string,
): GoalValues {
  if (!target) return values;
  const written = (goals: readonly string[]) => `${values.proposal} ${goals.join(' ')}`;
  const goals = WEEKDAYS.map((day) => format(target[day]));
  const held = written(WEEKDAYS.map((day) => values[`goal_${day}`]));
  const adjusted = values.proposed.startsWith(`${values.proposal} `) && values.proposed !== held;
  if (adjusted) return values;
  const filled = Object.fromEntries(WEEKDAYS.map((day, index) => [`goal_${day}`, goals[index] ?? '']));
  return { ...values, ...filled, proposed: written(goals) };
}

/** What would be saved. Stopping means zero on every day, whatever was typed before. */
export function planDraftOf(values: GoalValues, stopGradually: boolean): PlanDraft {
  const stopOrReduce = stopOrReduceOf(values);
  const stop = stopOrReduce === 'stop';
  return {
    current: perWeekday((day) => amountTyped(values[day])),
    target: perWeekday((day) => (stop ? 0 : amountTyped(values[`goal_${day}`]))),
    stopOrReduce,
    pace: stop && stopGradually ? 'gradual' : values.immediate_or_gradual,
  };
}

/** The draft so far, for hints along the way: missing or invalid amounts count as zero. */
export function planSoFar(values: GoalValues, stopGradually: boolean): Plan {
  const { current, target, ...choices } = planDraftOf(values, stopGradually);
  const number = (amount: number | null) => (amount === null || Number.isNaN(amount) ? 0 : amount);
  return {
    current: perWeekday((day) => number(current[day])),
    target: perWeekday((day) => number(target[day])),
    stopOrReduce: choices.stopOrReduce as StopOrReduce,
    pace: choices.pace as Pace,
  };
}

/** The request body for a complete plan; unanswered optional fields are left out, and a buddy unless one is asked for. */
export function goalBody(
  { current, target, stopOrReduce, pace }: Plan,
  values: GoalValues,
  asksBuddy: boolean,
): GoalBody {
  const { ticked, earlier_withdrawal, stop_date, start_date } = values;
  const given = (answer: string) => (answer.trim() === '' ? undefined : answer);
  const buddy = asksBuddy ? invitedBy(values) : null;
  const targets = WEEKDAYS.map((day) => [`goal_${day}`, target[day]]);
  return {
    ...current,
    ...(Object.fromEntries(targets) as Record<`goal_${Weekday}`, number>),
    stopOrReduce,
    immediate_or_gradual: pace,
    warning_ack: ticked ?? undefined,
    earlier_withdrawal: earlier_withdrawal ?? undefined,
    stop_date: stopOrReduce === 'stop' && pace === 'immediate' ? given(stop_date) : undefined,
    start_date: given(start_date),
    buddy_name: buddy?.name,
    buddy_email: buddy?.email,
  };
}
