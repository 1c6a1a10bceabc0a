import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkMail, checkName, mailKey } from '#domain/identity/account.ts';
import { checkPassword } from '#domain/identity/credentials.ts';
import { problem } from '#domain/kit/problem.ts';
import { INVITATION_SECONDS } from '#domain/staff/staff-session.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { randomToken, sha256 } from '#platform/crypto/secret-token.ts';
import { Failure, notFound, refusal, refuseProblems } from '#platform/failure.ts';
import type { MemberContext, StaffContext } from '#platform/staff/staff-context.ts';
import type { acceptInvitation, inviteMember, withdrawInvitation } from '../contract.ts';
import { takeLink } from './limits.ts';
import {
  deleteInvitationTo,
  deleteSessionsOfMember,
  findMemberByMail,
  hasInvitation,
  saveInvitation,
  saveMember,
  takeInvitation,
} from './queries.ts';
import { nextOf } from './sign-in.ts';

export type Invitation = EndpointInput<typeof inviteMember>['body'];
type InviteContext = Pick<StaffContext, 'db' | 'clock' | 'staffOrigin' | 'record'>;

/**
 * Makes a link that can be opened once, within the hour. It makes an account, or gives an existing one a new password. It changes
 * neither their second step nor their role: for another role they have to be removed first, which voids the link. The secret is
 * after the `#`, where no server and no log sees it.
 */
export async function sendInvitation(
  { db, clock, staffOrigin, record }: InviteContext,
  { name, mail, role }: Invitation,
): Promise<EndpointReply<typeof inviteMember>> {
  refuseProblems([...checkName('name', name), ...checkMail('mail', mail)]);
  const known = await findMemberByMail(db, mailKey(mail));
  if (known && known.role !== role) throw refusal(problem('role', 'otherRole'));
  const token = randomToken();
  const expiresAt = new Date(clock.now().getTime() + INVITATION_SECONDS * 1000);
  await saveInvitation(db, {
    tokenHash: sha256(token),
    mail: mailKey(mail),
    name: name.trim(),
    role,
    expiresAt,
  });
  await record({ action: 'member_invited', subject: subjectOf({ role }, known) });
  return { link: `${staffOrigin}/uitnodiging#${token}`, expires: expiresAt.toISOString() };
}

/** The person whom an invitation is for, in the log: a member, or somebody who is none yet. */
function subjectOf({ role }: Pick<Invitation, 'role'>, known: { readonly id: number } | undefined) {
  return known ? (`${role} ${known.id}` as const) : role;
}

/** Voids the link of an invitation before its hour is over. */
export async function withdrawLink(
  { db, record }: MemberContext,
  { mail }: EndpointInput<typeof withdrawInvitation>['body'],
): Promise<undefined> {
  const invitation = await deleteInvitationTo(db, mailKey(mail));
  if (!invitation) throw notFound();
  const known = await findMemberByMail(db, invitation.mail);
  await record({ action: 'invitation_withdrawn', subject: subjectOf(invitation, known) });
}

/** Chooses a password through an invitation, which can be used only once. */
export async function acceptByLink(
  context: StaffContext,
  { token, password }: EndpointInput<typeof acceptInvitation>['body'],
): Promise<EndpointReply<typeof acceptInvitation>> {
  const attempt = await takeLink(context);
  const { clock } = context;
  const tokenHash = sha256(token);
  // Checked before the password: an expired link is the first thing to report.
  if (!(await hasInvitation(context.db, tokenHash, clock.now()))) throw linkInvalid();
  // Only an invalid link counts as an attempt, and a password that is too short does not.
  await attempt.succeeded();
  refuseProblems(checkPassword('password', password));
  const passwordHash = await hashPassword(password);
  return context.transaction(async (inside) => {
    const { db } = inside;
    const now = clock.now();
    const invitation = await takeInvitation(db, tokenHash, now);
    if (!invitation) throw linkInvalid();
    const { mail, name, role, expiresAt: enrolUntil } = invitation;
    const row = { mail, mailKey: mail, name, role, passwordHash, enrolUntil, createdAt: now };
    const member = await saveMember(db, row);
    await deleteSessionsOfMember(db, member.id);
    await inside.session.start(db, member.id);
    await inside.record({ action: member.isNew ? 'member_joined' : 'member_password_renewed' }, member);
    const next = nextOf({ ...member, enrolUntil }, now);
    if (!next) throw linkInvalid();
    return { next };
  });
}

function linkInvalid(): Failure {
  return new Failure('link_invalid', 'This invitation was used, or is over.');
}
