import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { readView } from '#features/views/contract.ts';
import { messageReply } from './contract.ts';

export const restartProgramme = endpoint({
  method: 'POST',
  path: '/reset-progress',
  access: 'client',
  feature: 'accounts',
  summary: 'Start the programme anew today; the plan is kept for the export only',
  body: z.nullish(z.object({})),
  reply: messageReply,
  // The restart also adds a message, and archives the answers to exercises, with what they say for the moment of an urge.
  refreshes: [
    '/user/me',
    '/registrations/overview',
    '/registrations/statistics',
    '/api/v1/plan',
    '/api/v1/urges',
    readView.path,
  ],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/delete-user-account',
  access: 'client',
  feature: 'accounts',
  summary: 'Delete the account and everything that belongs to it, after the password or a typed word',
  body: z.nullish(z.object({ pass: z.anything, confirm: z.anything })),
  reply: messageReply,
  errors: ['password_required', 'password_incorrect', 'too_many_requests'],
  takesPassword: true,
});
