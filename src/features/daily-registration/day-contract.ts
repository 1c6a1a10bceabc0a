import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { overviewDay, READ_FROM_DAYS, registrationFields } from './contract.ts';

/** The answer for a whole day at once (api-contract 2.62). Fields that are left out stay as they are. */
const answer = z.strictObject({
  ...registrationFields,
  /** The total that the person saw, null for an open day. If the day has another total by now, the call is refused. */
  replaces: z.nullable(z.number()),
  /** The new total; null makes the day open again. */
  amount: z.nullable(z.number()),
});

export const answerDay = endpoint({
  method: 'PUT',
  path: '/api/v1/days/:date',
  access: 'client',
  feature: 'registrations',
  summary: 'Set what was used on a day as a whole, in place of its only registration',
  params: z.object({ date: z.string() }),
  body: answer,
  reply: overviewDay,
  errors: ['invalid_input', 'edit_conflict'],
  refreshes: READ_FROM_DAYS,
});
export type DayAnswer = z.infer<typeof answer>;
