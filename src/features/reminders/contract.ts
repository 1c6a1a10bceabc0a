import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** The reminder settings of a person. */
const times = z.object({
  /** By the clock of the product's time zone, `20:00`. */
  time: z.string(),
  weekdays: z.array(z.string()),
  /** The day on which reminders resume; null while they are not paused. */
  paused_until: z.nullable(z.string()),
});
export type ReminderSettings = z.infer<typeof times>;

export const readReminders = endpoint({
  method: 'GET',
  path: '/api/v1/reminders',
  access: 'client',
  feature: 'accounts',
  summary: 'At what time and on which days the person is reminded',
  reply: times,
});

export const saveReminders = endpoint({
  method: 'PUT',
  path: '/api/v1/reminders',
  access: 'client',
  feature: 'accounts',
  summary: 'Choose the time and the days, and whether reminders rest for a week from today',
  // What is left out stays as it was.
  body: z.strictObject({ time: z.anything, weekdays: z.anything, rest: z.optional(z.boolean()) }),
  reply: times,
  errors: ['invalid_input'],
  refreshes: ['/api/v1/reminders'],
});
