import * as z from 'zod/mini';
import { parseAmount } from '#domain/amount.ts';
import { WEEKDAYS, type Weekday } from '#domain/day.ts';
import { endpoint } from '#domain/endpoint.ts';
import type { PlanDraft } from '#domain/goal.ts';

export const GOAL = 'goal';

const amount = z.optional(
  z.union([
    z.number(),
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN))),
    ),
  ]),
);
const everyDay = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amount])) as Record<
    `${Prefix}${Weekday}`,
    typeof amount
  >;

/** The goal form on the wire: current use per weekday, targets as `goal_<weekday>` (contract 2.5 #30, A7). */
export const goalSubmission = z.strictObject({
  ...everyDay(''),
  ...everyDay('goal_'),
  stopOrReduce: z.optional(z.string()),
  immediate_or_gradual: z.optional(z.string()),
  warning_ack: z.optional(z.enum(['tier2', 'tier3'])),
});
export type GoalSubmission = z.infer<typeof goalSubmission>;

/** What was submitted as the draft that the rules check; nothing given is null. */
export function planDraft(fields: GoalSubmission): PlanDraft {
  const perDay = (prefix: '' | 'goal_') =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, fields[`${prefix}${day}`] ?? null])) as Record<
      Weekday,
      number | null
    >;
  return {
    current: perDay(''),
    target: perDay('goal_'),
    stopOrReduce: fields.stopOrReduce ?? null,
    pace: fields.immediate_or_gradual ?? null,
  };
}

const perWeekday = z.object(
  Object.fromEntries(WEEKDAYS.map((day) => [day, z.number()])) as Record<Weekday, z.ZodMiniNumber>,
);

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/v1/plan',
  access: 'client',
  feature: 'plan',
  summary: 'The plan as it was last saved, or null',
  reply: z.object({
    plan: z.nullable(
      z.object({
        current: perWeekday,
        target: perWeekday,
        stopOrReduce: z.enum(['stop', 'reduce']),
        pace: z.enum(['immediate', 'gradual']),
        savedOn: z.string(),
      }),
    ),
  }),
});
