import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { NUMBER_PARAMS } from '#domain/site/paths.ts';
import { loginReply } from '#features/session/contract.ts';
import { readView } from '#features/views/contract.ts';
import { messageReply } from './contract.ts';

const linkParts = { uid: z.anything, timestamp: z.anything, hash: z.anything };

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/password',
  access: 'any',
  takesNoToken: true,
  feature: 'accounts',
  summary: 'Mail a link for a new password; the answer is the same whether the address has an account or not',
  body: z.nullish(z.object({ mail: z.anything, name: z.anything })),
  errors: ['credentials_missing', 'too_many_requests'],
});

export const checkResetLink = endpoint({
  method: 'GET',
  path: '/user/password/reset/:uid/:timestamp/:hash',
  access: 'any',
  feature: 'accounts',
  summary: 'Whether a link for a new password still works; looking does not use it up',
  params: z.object({
    uid: z.nineDigits,
    timestamp: z.matching(NUMBER_PARAMS.timestamp),
    hash: z.string(),
  }),
  reply: z.object({ valid: z.literal(true) }),
  errors: ['not_found', 'link_expired', 'link_invalid'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  access: 'any',
  takesNoToken: true,
  feature: 'accounts',
  summary: 'Choose a new password with a link, and log in; a nurse may need a code as well',
  body: z.object({ ...linkParts, new_pass: z.anything, password_new: z.anything, own_device: z.anything }),
  reply: loginReply,
  errors: ['invalid_input', 'link_expired', 'link_invalid', 'second_factor_required'],
  problems: 'entity',
  refreshes: ['/user/me'],
  takesPassword: true,
});

export const validateEmail = endpoint({
  method: 'POST',
  path: '/validate-email',
  access: 'any',
  feature: 'accounts',
  summary: 'Confirm an address with the link from the mail; the link may be used again',
  body: z.object(linkParts),
  reply: messageReply,
  errors: ['link_expired', 'link_invalid'],
  // A confirmed address awards a badge.
  refreshes: ['/user/me', readView.path],
});

export const sendValidationEmail = endpoint({
  method: 'POST',
  path: '/send-validation-email',
  access: 'user',
  feature: 'accounts',
  summary: 'Send the mail that confirms the address once more',
  body: z.nullish(z.object({})),
  reply: messageReply,
  errors: ['address_unreachable', 'too_many_requests'],
});
