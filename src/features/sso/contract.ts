import { endpoint } from '#contract/endpoint.ts';
import * as schema from '#contract/schema.ts';

/** Records that the questions before registering were answered; the answers are not sent. */
export const finishChecklist = endpoint({
  method: 'PUT',
  path: '/api/v1/sso/checklist',
  access: 'sso',
  feature: 'singleSignOn',
  signOn: 'any',
  summary:
    'Keep that the questions before registering were answered, so that the next launch goes on after them',
  status: 204,
  refreshes: ['/user/me'],
});

/** All values of each field of a form. */
const values = schema.optional(schema.array(schema.string()));

/**
 * A portal makes the browser post a token here (HTI 1.x and 2.0, as `token`; Koppeltaal, as `launch`). The person it is about
 * gets an account the first time, and a session (contract 4).
 */
export const launch = endpoint({
  method: 'POST',
  path: '/hti/launch',
  access: 'any',
  feature: 'singleSignOn',
  signOn: 'launch',
  entrance: 'form',
  summary: 'Comes in from a portal.',
  body: schema.object({ token: values, launch: values }),
  status: 303,
  errors: [
    'launch_refused',
    { code: 'launch_refused', status: 400 },
    'launch_by_practitioner',
    { code: 'payload_too_large', status: 413 },
  ],
  ownTransaction: true,
});
