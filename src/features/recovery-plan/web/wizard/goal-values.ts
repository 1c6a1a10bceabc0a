import { amountTyped } from '#domain/kit/amount.ts';
import { perWeekday, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { Pace, PerWeekday, Plan, PlanSoFar } from '#domain/tracking/goal.ts';
import type { EarlierWithdrawal, TickedTier, WarningReason } from '#domain/tracking/plan-warning.ts';
import type { PlanAnswers } from '#domain/tracking/wizard/plan-questions.ts';
import type { PlanChoice } from '#domain/tracking/wizard/proposal.ts';
import { type GoalBody, invitedBy } from '../../contract.ts';

/** The values of the wizard: the goal form as typed, under the names of the wire, and the confirmed warnings. */
export type GoalValues = Record<Weekday | `goal_${Weekday}`, string> & {
  earlier_withdrawal: EarlierWithdrawal | null;
  proposal: PlanChoice | null;
  /** The goals that a proposal filled in last, which tells whether they were adjusted by hand since. */
  filledIn: { readonly proposal: PlanChoice | null; readonly goals: PerWeekdayTyped } | null;
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

type PerWeekdayTyped = Readonly<Record<Weekday, string>>;

/** The goals of a week under their names on the wire. */
function goalFields<T>(goals: Readonly<Record<Weekday, T>>): Record<`goal_${Weekday}`, T> {
  return {
    goal_monday: goals.monday,
    goal_tuesday: goals.tuesday,
    goal_wednesday: goals.wednesday,
    goal_thursday: goals.thursday,
    goal_friday: goals.friday,
    goal_saturday: goals.saturday,
    goal_sunday: goals.sunday,
  };
}

export function goalValues(
  plan: Plan | null,
  format: (amount: number) => string,
  stopOnly: boolean,
): GoalValues {
  const reduces = plan?.stopOrReduce === 'reduce';
  return {
    ...perWeekday((day) => (plan ? format(plan.current[day]) : '')),
    ...goalFields(perWeekday((day) => (reduces ? format(plan.target[day]) : ''))),
    earlier_withdrawal: null,
    proposal: reduces ? 'own' : plan || stopOnly ? 'stop' : null,
    filledIn: null,
    immediate_or_gradual: plan?.pace ?? null,
    stop_date: '',
    start_date: '',
    buddy_name: '',
    buddy_email: '',
    ticked: null,
    read: null,
  };
}

/**
 * Fills in the goals of the chosen proposal. Goals of the same proposal that were adjusted by hand stay; those of another
 * proposal, or of other use, are replaced.
 */
export function withProposal(
  values: GoalValues,
  target: PerWeekday | undefined,
  format: (amount: number) => string,
): GoalValues {
  const { proposal, filledIn } = values;
  if (!target) return values;
  const goals = perWeekday((day) => format(target[day]));
  // By amount: since they were filled in the page may have been opened in the other language.
  const isProposed =
    filledIn?.proposal === proposal &&
    WEEKDAYS.every((day) => amountTyped(filledIn.goals[day]) === amountTyped(goals[day]));
  if (isProposed && WEEKDAYS.some((day) => filledIn.goals[day] !== values[`goal_${day}`])) return values;
  return { ...values, ...goalFields(goals), filledIn: { proposal, goals } };
}

/** The answers that the rules judge. Stopping means zero on every day, whatever was typed before. */
export function answersOf(values: GoalValues, stopGradually: boolean): PlanAnswers {
  const { proposal } = values;
  const stops = proposal === 'stop';
  return {
    current: perWeekday((day) => amountTyped(values[day])),
    target: perWeekday((day) => (stops ? 0 : amountTyped(values[`goal_${day}`]))),
    stopOrReduce: proposal === null ? null : stops ? 'stop' : 'reduce',
    pace: stops && stopGradually ? 'gradual' : values.immediate_or_gradual,
    choice: proposal,
    earlier: values.earlier_withdrawal,
    startDate: values.start_date,
    stopDate: values.stop_date,
    buddy: invitedBy(values),
    ticked: values.ticked,
  };
}

/** The request body for a complete plan; unanswered optional fields are left out, and a buddy unless one is asked for. */
export function goalBody(
  { current, target, stopOrReduce, pace }: PlanSoFar,
  values: GoalValues,
  asksBuddy: boolean,
): GoalBody {
  const { ticked, earlier_withdrawal, stop_date, start_date } = values;
  const given = (answer: string) => (answer.trim() === '' ? undefined : answer);
  const buddy = asksBuddy ? invitedBy(values) : null;
  return {
    ...current,
    ...goalFields(target),
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
