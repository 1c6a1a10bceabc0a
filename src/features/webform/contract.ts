import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';

/** The shared paths of all forms (contract 2.5 #21, #23). Each form's own fields stand in the contract of its slice. */
const accepted = z.object({ sid: z.string() });

export const submitWebform = endpoint({
  method: 'POST',
  path: '/webform_rest/submit',
  access: 'client',
  summary: 'Submit a form; `webform_id` says which',
  body: z.looseObject({}),
  reply: accepted,
  errors: ['invalid_input'],
  refreshes: ['/registrations/overview', '/registrations/statistics', '/api/v1/plan'],
});

export const changeSubmission = endpoint({
  method: 'PATCH',
  path: '/webform_rest/:webform_id/submission/:uuid',
  access: 'client',
  summary: 'Change fields of a submission of one’s own',
  params: z.object({ webform_id: z.string(), uuid: z.string() }),
  body: z.looseObject({}),
  reply: accepted,
  errors: ['invalid_input', 'not_found'],
  refreshes: ['/registrations/overview', '/registrations/statistics', '/api/v1/plan'],
});
