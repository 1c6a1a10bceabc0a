import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '#contract/endpoint.ts';
import { CLIENT_INVITATIONS_A_DAY, checkInvitation } from '#domain/nurse/invitation.ts';
import { isSite } from '#domain/site/site.ts';
import type { NurseContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, takeAttempts } from '#platform/flood/flood.ts';
import type { inviteClient } from '../contract.ts';
import { giveCode } from './code.ts';
import { insertInvitation } from './queries.ts';
import { sealInvited } from './sealed-invitation.ts';

const INVITATIONS: Limit = {
  kind: 'client-invitations',
  most: CLIENT_INVITATIONS_A_DAY,
  windowSeconds: 86_400,
};

/**
 * Invites a client (contract 2.8 #60). The answer and the mail are the same whether the address has an account or not
 * (contract A59); who may get it is looked up when it is sent.
 */
export async function invite(
  context: NurseContext,
  draft: EndpointInput<typeof inviteClient>['body'],
): Promise<{ message: string }> {
  refuseProblems(checkInvitation(draft));
  const { db, clock, person } = context;
  const { domain: site } = draft;
  if (!isSite(site)) throw notFound();
  const taken = await takeAttempts(context, [{ limit: INVITATIONS, subject: String(person.uid) }]);
  if (taken.reached) {
    const { retryAfterSeconds } = taken;
    throw new Failure('too_many_requests', 'Too many invitations today.', { retryAfterSeconds });
  }
  await giveCode(context, person);
  const id = randomUUID();
  const invited = { firstName: draft.first_name.trim(), email: draft.email_address.trim() };
  await insertInvitation(db, {
    id,
    uid: person.uid,
    site,
    ...sealInvited(person.vault, id, invited),
    invitedAt: clock.now(),
  });
  await context.announce({ kind: 'clientInvited', invitation: id, site });
  return { message: 'The invitation is on its way.' };
}
