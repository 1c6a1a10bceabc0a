import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

const pausePath = '/api/v1/pauses/:date';
const pauseParams = z.object({ date: z.string() });
const pauseRefreshes = ['/registrations/overview', '/registrations/statistics'];

export const pauseDay = endpoint({
  method: 'PUT',
  path: pausePath,
  access: 'client',
  feature: 'registrations',
  summary: 'Mark a day, or several days up to it, as a pause, or change its reason',
  params: pauseParams,
  body: z.strictObject({
    /** One of the reasons of `domain/tracking/pause.ts`, or none. */
    reason: z.optional(z.nullable(z.string())),
    /** The first day of the pause, the day itself if it is left out; filled-in days before the last stay as they are. */
    from: z.optional(z.string()),
  }),
  status: 204,
  errors: ['invalid_input'],
  refreshes: pauseRefreshes,
});

export const resumeDay = endpoint({
  method: 'DELETE',
  path: pausePath,
  access: 'client',
  feature: 'registrations',
  summary: 'Take the pause of a day away, or of several days up to it, as far as they have one',
  params: pauseParams,
  query: z.looseObject({ from: z.optional(z.string()) }),
  status: 204,
  errors: ['invalid_input'],
  refreshes: pauseRefreshes,
});
