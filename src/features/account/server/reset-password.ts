import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkPassword } from '#domain/identity/credentials.ts';
import { deviceKindOf, loginReplyOf } from '#features/session/contract.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { Failure, refuseProblems } from '#platform/failure.ts';
import { KeptRefusal } from '#platform/http/kept-refusal.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { secondStepRequired, stepBefore } from '#platform/second-factor/second-step.ts';
import type { resetPassword } from '../link-contract.ts';
import { linkInvalid, openLink } from './one-time-links.ts';
import { NO_NICKNAME, NOTHING_PENDING, updateAccount, updateParticipant } from './queries.ts';

type Input = EndpointInput<typeof resetPassword>;

/** Hashes the new password; null if the link or the password is refused, because hashing is slow. */
export async function hashNewPassword(context: Context, { body }: Input): Promise<string | null> {
  const password = newPassword(body);
  if (checkPassword('pass', password).length > 0) return null;
  try {
    await openLink(context, 'reset', body);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
  return hashPassword(password);
}

/**
 * Sets a new password and logs in. That changes what the link is bound to, so it works once. Also confirms the address, takes the
 * account over if nobody had confirmed it, and ends every other session (contract 2.4). A nurse with a second step is not logged
 * in: the link is only one of them.
 */
export async function setNewPassword(
  context: Context,
  { body }: Input,
  passwordHash: string | null,
): Promise<EndpointReply<typeof resetPassword> | KeptRefusal> {
  const { uid } = (await openLink(context, 'reset', body)).account;
  await lockPerson(context.db, uid);
  // Another call may have used the link while this one waited.
  const { account } = await openLink(context, 'reset', body);
  refuseProblems(checkPassword('pass', newPassword(body)));
  // The link was refused before the transaction and is accepted now: without a hash there is no password to set.
  if (passwordHash === null) throw linkInvalid();
  const now = context.clock.now();
  const deviceGeneration = account.deviceGeneration + 1;
  await updateAccount(context.db, uid, {
    passwordHash,
    deviceGeneration,
    mailValidatedAt: account.mailValidatedAt ?? now,
    // Somebody else may have asked for another address.
    ...NOTHING_PENDING,
  });
  if (!account.mailValidatedAt) {
    // Whoever registered with this address chose the nickname, and would recognise its new owner by it.
    if (account.participant) await updateParticipant(context.db, uid, NO_NICKNAME);
    await context.announce({ kind: 'accountClaimed', uid });
    await context.announce({ kind: 'mailValidated', uid });
  }
  await context.announce({ kind: 'passwordChanged', uid });
  await context.session.end(context.db);
  const kind = deviceKindOf(body);
  const proven = { uid, deviceGeneration, mail: account.mail, nurseState: account.nurse?.state ?? null };
  // A new device generation: no browser is remembered any more.
  const { step } = await stepBefore(context, proven, { ...kind, browser: null });
  if (step) return new KeptRefusal(secondStepRequired(step));
  const tokens = await context.session.start(context.db, proven, kind);
  return loginReplyOf({ ...account, uid }, tokens);
}

function newPassword({ new_pass, password_new }: Input['body']): string {
  const given = new_pass ?? password_new;
  return typeof given === 'string' ? given : '';
}
