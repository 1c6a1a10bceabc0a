import { parseAmount } from '#domain/kit/amount.ts';
import { perWeekday, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { Pace, PerWeekday, Plan, PlanDraft, StopOrReduce } from '#domain/tracking/goal.ts';
import type { EarlierWithdrawal, TickedTier, WarningReason } from '#domain/tracking/plan-warning.ts';
import type { GoalBody } from '../contract.ts';

/** The values of the wizard: the goal form as typed, under the names of the wire, and the confirmed warnings. */
export type GoalValues = Record<Weekday | `goal_${Weekday}`, string> & {
  earlier_withdrawal: EarlierWithdrawal | null;
  stopOrReduce: StopOrReduce | null;
  immediate_or_gradual: Pace | null;
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
    stopOrReduce: plan?.stopOrReduce ?? (stopOnly ? 'stop' : null),
    immediate_or_gradual: plan?.pace ?? null,
    start_date: '',
    buddy_name: '',
    buddy_email: '',
    ticked: null,
    read: null,
  } as GoalValues;
}

/** What would be saved. Stopping means zero on every day, whatever was typed before. */
export function planDraftOf(values: GoalValues, stopGradually: boolean): PlanDraft {
  const stop = values.stopOrReduce === 'stop';
  return {
    current: perWeekday((day) => typed(values[day])),
    target: perWeekday((day) => (stop ? 0 : typed(values[`goal_${day}`]))),
    stopOrReduce: values.stopOrReduce,
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

function typed(text: string): number | null {
  return text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN);
}

/** The request body for a complete plan; unanswered optional fields are left out. */
export function goalBody(
  { current, target, stopOrReduce, pace }: Plan,
  { ticked, earlier_withdrawal, start_date, buddy_name, buddy_email }: GoalValues,
): GoalBody {
  const given = (answer: string) => (answer.trim() === '' ? undefined : answer);
  const targets = WEEKDAYS.map((day) => [`goal_${day}`, target[day]]);
  return {
    ...current,
    ...(Object.fromEntries(targets) as Record<`goal_${Weekday}`, number>),
    stopOrReduce,
    immediate_or_gradual: pace,
    warning_ack: ticked ?? undefined,
    earlier_withdrawal: earlier_withdrawal ?? undefined,
    start_date: given(start_date),
    buddy_name: given(buddy_name),
    buddy_email: given(buddy_email),
  };
}
