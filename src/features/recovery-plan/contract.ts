import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { webformContract } from '#contract/webform.ts';
import type { BuddyDraft } from '#domain/buddies/buddy.ts';
import { amountTyped } from '#domain/kit/amount.ts';
import { perWeekday, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { PlanDraft } from '#domain/tracking/goal.ts';
import { EARLIER_WITHDRAWAL } from '#domain/tracking/plan-warning.ts';

const amount = z.optionalValue(z.union([z.number(), z.transformed(z.string(), amountTyped)]));
const everyDay = <Prefix extends string>(prefix: Prefix) =>
  Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amount])) as Record<
    `${Prefix}${Weekday}`,
    typeof amount
  >;

/** The goal form on the wire: current use per weekday, targets as `goal_<weekday>` (contract 2.5 #30, A7). */
const goalSubmission = z.strictObject({
  ...everyDay(''),
  ...everyDay('goal_'),
  stopOrReduce: z.optionalValue(z.string()),
  immediate_or_gradual: z.optionalValue(z.string()),
  warning_ack: z.optionalValue(z.enum(['tier2', 'tier3'])),
  /** On sites that warn of withdrawal: whether it brought a seizure or delirium before. Judged, never stored. */
  earlier_withdrawal: z.optionalValue(z.enum(EARLIER_WITHDRAWAL)),
  /** The programme's first day, where the wizard asks for it. */
  start_date: z.optionalValue(z.string()),
  /** The first day of someone who stops at once, at most two weeks on (our own); the goals before it are the use now. */
  stop_date: z.optionalValue(z.string()),
  /** A buddy to invite, where the site has buddies. */
  buddy_name: z.optionalValue(z.string()),
  buddy_email: z.optionalValue(z.string()),
});
export type GoalSubmission = z.infer<typeof goalSubmission>;

export type GoalBody = z.input<typeof goalSubmission>;
export const goalContract = webformContract({ id: 'goal', submission: goalSubmission });

/** Converts a submission to the draft that the rules check; what is missing is null. */
export function planDraft(fields: GoalSubmission): PlanDraft {
  const perDay = (prefix: '' | 'goal_') => perWeekday((day) => fields[`${prefix}${day}`] ?? null);
  return {
    current: perDay(''),
    target: perDay('goal_'),
    stopOrReduce: fields.stopOrReduce ?? null,
    pace: fields.immediate_or_gradual ?? null,
  };
}

/** The buddy whom a plan invites; null if neither field was filled in. */
export function invitedBy({
  buddy_name: name = '',
  buddy_email: email = '',
}: Pick<GoalSubmission, 'buddy_name' | 'buddy_email'>): BuddyDraft | null {
  return name.trim() === '' && email.trim() === '' ? null : { name, email };
}

const amountPerWeekday = z.object(perWeekday(() => z.number()));

const savedPlan = z.object({
  current: amountPerWeekday,
  target: amountPerWeekday,
  stopOrReduce: z.enum(['stop', 'reduce']),
  pace: z.enum(['immediate', 'gradual']),
});

/**
 * The gentler slope on offer: the current and the proposed goals of each remaining week of the programme, and the warning
 * for a slope that is still steep.
 */
const stepDown = z.object({
  weeks: z.array(z.object({ week: z.number(), now: amountPerWeekday, offered: amountPerWeekday })),
  warning: z.nullable(z.enum(['tier2', 'tier3'])),
});

/** The most frequent value, in `count` of the `of` registrations that have one. */
const mostFrequent = <Value extends z.Schema>(value: Value) =>
  z.nullable(z.object({ value, count: z.number(), of: z.number() }));

/** One insight per calendar week, about whole weeks only, so that it stays the same until Monday. */
const insight = z.object({
  fromDay: z.string(),
  /** The last Sunday before today. */
  throughDay: z.string(),
  aboveGoal: z.nullable(
    z.object({
      days: z.number(),
      registrations: z.number(),
      place: mostFrequent(z.string()),
      company: mostFrequent(z.string()),
      weekday: mostFrequent(z.enum(WEEKDAYS)),
    }),
  ),
  /** How strong the urge was on average, 0 to 10 in whole numbers: on days above the goal and on those within it. */
  craving: z.nullable(z.object({ above: z.number(), within: z.number() })),
});

/** Counted over all days since the plan began, however long ago; `gainsOf` says how. */
const gains = z.object({
  days: z.number(),
  less: z.number(),
  free: z.number(),
  /** What a unit costs by one's own stakes, in euros; null where none are asked, or too few are known. */
  averageStake: z.nullable(z.number()),
});
export type PlanGains = z.infer<typeof gains>;

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/v1/plan',
  access: 'client',
  feature: 'plan',
  summary:
    'The plan as it was last saved, where it began, what it brought, a gentler slope if one is on offer, and what the days show',
  reply: z.object({
    plan: z.nullable(savedPlan),
    /** The first day of the plan and the use then, however often it was changed since. */
    start: z.nullable(z.object({ day: z.string(), use: amountPerWeekday })),
    /** The day from which every goal is zero; null for a plan that does not end at zero. */
    stopDay: z.nullable(z.string()),
    /** What the plan brought so far. */
    gains: z.nullable(gains),
    /** What a unit costs this person, in euros. */
    price: z.nullable(z.number()),
    stepDown: z.nullable(stepDown),
    insight: z.nullable(insight),
  }),
});

export const decideStepDown = endpoint({
  method: 'POST',
  path: '/api/v1/step-down',
  access: 'client',
  feature: 'plan',
  summary: 'Take the gentler slope on offer, or leave the goals as they are',
  body: z.strictObject({ accepted: z.boolean() }),
  status: 204,
  // The offer has expired.
  errors: [{ code: 'not_found', status: 409 }],
  refreshes: ['/api/v1/plan', '/registrations/overview', '/registrations/statistics'],
});

export const saveOwnPrice = endpoint({
  method: 'PUT',
  path: '/api/v1/price',
  access: 'client',
  feature: 'plan',
  summary: 'Say what a unit costs, so that the plan page can show what less use leaves',
  body: z.strictObject({ euros: z.nullable(z.number()) }),
  status: 204,
  errors: ['invalid_input', 'not_found'],
  refreshes: ['/api/v1/plan'],
});
