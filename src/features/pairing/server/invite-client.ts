import { randomUUID } from 'node:crypto';
import type { EndpointInput } from '#contract/endpoint.ts';
import { mailAddress } from '#domain/identity/account.ts';
import { CLIENT_INVITATIONS_A_DAY, checkInvitation } from '#domain/nurse/invitation.ts';
import { isSite, type Site } from '#domain/site/site.ts';
import type { NurseContext } from '#platform/context.ts';
import { notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, spendAttempt } from '#platform/flood/flood.ts';
import type { OutsideMail } from '#platform/mail/outside.ts';
import { mailContext } from '#platform/mail/preview.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { inviteClient } from '../contract.ts';
import { invitationMail } from './client-mail.ts';
import { giveCode } from './code.ts';
import { findCode, insertInvitation } from './queries.ts';
import { type Invited, sealInvited } from './sealed-invitation.ts';

const INVITATIONS: Limit = {
  kind: 'client-invitations',
  most: CLIENT_INVITATIONS_A_DAY,
  windowSeconds: 86_400,
};

/** An invitation as typed. */
type Draft = EndpointInput<typeof inviteClient>['body'];

/** The mail to a client word for word, before it is sent. It contains her code, so she gets one now if she has none. */
export async function previewInvitation(context: NurseContext, draft: Draft): Promise<OutsideMail> {
  const invited = checked(draft);
  await lockOneself(context);
  await giveCode(context, context.person);
  const code = (await findCode(context.db, context.person.uid))?.code ?? '';
  return invitationMail(mailContext(context), { ...invited, code });
}

/**
 * Invites a client (contract 2.8 #60). The response and the mail are the same whether the address has an account or not (contract
 * A59); whether it may get the mail is decided when it is sent.
 */
export async function sendInvitation(context: NurseContext, draft: Draft): Promise<{ message: string }> {
  const { site, ...invited } = checked(draft);
  const { db, clock, person } = context;
  const subject = String(person.uid);
  await lockOneself(context);
  await spendAttempt(context, [{ limit: INVITATIONS, subject }], 'Too many invitations today.');
  await giveCode(context, person);
  const id = randomUUID();
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

function checked(draft: Draft): Invited & { readonly site: Site } {
  refuseProblems(checkInvitation(draft));
  const { domain: site } = draft;
  if (!isSite(site)) throw notFound();
  return { firstName: draft.first_name.trim(), email: mailAddress(draft.email_address), site };
}
