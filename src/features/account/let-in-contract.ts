import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { readView } from '#features/views/contract.ts';
import { changeUser, userEntity } from './contract.ts';

/** An empty text counts: it deletes what another system told. */
const emptiable = z.optional(z.transformed(z.field(z.nullish(z.string())), (text) => text ?? ''));
const ofLetIn = { access: 'sso', feature: 'singleSignOn', signOn: 'any' } as const;

export const registerLaunched = endpoint({
  ...ofLetIn,
  method: 'POST',
  path: '/hti/register',
  summary:
    'Finish registering after coming in by another system, with or without a name and an address; once',
  body: z.object({ name: emptiable, mail: emptiable }),
  reply: userEntity,
  errors: ['invalid_input', 'too_many_requests'],
  problems: 'entity',
  ownTransaction: true,
  // The programme begins.
  refreshes: [...changeUser.refreshes, readView.path],
});

export const changeLaunched = endpoint({
  ...ofLetIn,
  method: 'PATCH',
  path: '/zelfhulp-hti/update-user',
  summary: 'Change fields of one’s own account that has no password; the address only just after coming in',
  body: changeUser.body,
  reply: userEntity,
  errors: ['invalid_input', 'field_read_only', 'sign_in_again', 'too_many_requests'],
  problems: 'entity',
  refreshes: changeUser.refreshes,
});
