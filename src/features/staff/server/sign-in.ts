import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { isMail, mailKey } from '#domain/identity/account.ts';
import { verifyPassword } from '#platform/crypto/password.ts';
import { Failure } from '#platform/failure.ts';
import type { MemberContext, StaffContext } from '#platform/staff/staff-context.ts';
import type { StaffMe, signIn as signInCall } from '../contract.ts';
import { takePassword } from './limits.ts';
import { markOf } from './own-codes.ts';
import { countRecoveryCodes, findMemberByMail, lockMember, type MemberRow } from './queries.ts';

/** Takes the first step, a password. Unknown addresses take the same time, and get the same answer. */
export async function signIn(
  context: StaffContext,
  { mail, password }: EndpointInput<typeof signInCall>['body'],
): Promise<EndpointReply<typeof signInCall>> {
  const key = mailKey(mail);
  const member = isMail(key) ? await findMemberByMail(context.db, key) : undefined;
  const device = context.session.knownDevice(member);
  const attempt = await takePassword(context, { subject: key, device });
  const isRight = await verifyPassword(member?.passwordHash ?? null, password);
  const next = member && nextOf(member, context.clock.now());
  if (!isRight || !member || !next) throw credentialsWrong();
  await attempt.succeeded();
  await context.transaction((inside) => start(inside, member));
  return { next };
}

/** Starts a session, unless the password was changed since it was right: that ended only the sessions there were. */
async function start({ db, session }: StaffContext, { id, passwordHash }: MemberRow): Promise<void> {
  if ((await lockMember(db, id))?.passwordHash !== passwordHash) throw credentialsWrong();
  await session.start(db, id);
}

function credentialsWrong(): Failure {
  return new Failure('credentials_wrong', 'Unrecognized address or password.');
}

/** The step after the password; none if an invitation expired before its app was set up. */
export function nextOf(
  { totpSecret, enrolUntil }: Pick<MemberRow, 'totpSecret' | 'enrolUntil'>,
  now: Date,
): 'code' | 'enrol' | undefined {
  if (totpSecret !== null) return 'code';
  return enrolUntil !== null && enrolUntil > now ? 'enrol' : undefined;
}

/** A member as their own pages show them, with how many recovery codes are left. */
export async function meOf(
  { db, multilingual, sessionSecrets }: Pick<StaffContext, 'db' | 'multilingual' | 'sessionSecrets'>,
  member: MemberContext['member'],
): Promise<StaffMe> {
  const left = await countRecoveryCodes(db, member.id, sessionSecrets.all.map(markOf));
  return { ...member, recovery_codes: left, multilingual };
}

export async function signOut(context: MemberContext): Promise<undefined> {
  await context.record({ action: 'signed_out' });
  await context.session.end(context.db);
}
