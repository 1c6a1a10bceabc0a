import { parseAmount } from '#domain/amount.ts';
import { WEEKDAYS, type Weekday } from '#domain/day.ts';
import type { Pace, PerWeekday, Plan, PlanDraft, StopOrReduce } from '#domain/goal.ts';

/** The goal form: amounts as typed, under the names of the wire. */
export type GoalValues = Record<Weekday | `goal_${Weekday}`, string> & {
  stopOrReduce: StopOrReduce | null;
  immediate_or_gradual: Pace | null;
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
    ...typedWeek(plan?.target, 'goal_'),
    stopOrReduce: plan?.stopOrReduce ?? (stopOnly ? 'stop' : null),
    immediate_or_gradual: plan?.pace ?? null,
  } as GoalValues;
}

/** What would be saved. Stopping means zero on every day, whatever was typed before. */
export function planDraftOf(values: GoalValues, stopGradually: boolean): PlanDraft {
  const perDay = (amountOf: (day: Weekday) => number | null) =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, amountOf(day)])) as Record<Weekday, number | null>;
  const stop = values.stopOrReduce === 'stop';
  return {
    current: perDay((day) => typed(values[day])),
    target: perDay((day) => (stop ? 0 : typed(values[`goal_${day}`]))),
    stopOrReduce: values.stopOrReduce,
    pace: stop && stopGradually ? 'gradual' : values.immediate_or_gradual,
  };
}

function typed(text: string): number | null {
  return text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN);
}

/** The body of the call for a draft that has no gap any more. */
export function goalBody({ current, target, stopOrReduce, pace }: Plan): Record<string, number | string> {
  return {
    ...current,
    ...Object.fromEntries(WEEKDAYS.map((day) => [`goal_${day}`, target[day]])),
    stopOrReduce,
    immediate_or_gradual: pace,
  };
}
