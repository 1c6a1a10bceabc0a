import type { EndpointInput } from '#contract/endpoint.ts';
import { checkMail, checkName, checkPassword, mailKey } from '#domain/identity/account.ts';
import { isLanguage } from '#domain/kit/language.ts';
import { problem } from '#domain/kit/problem.ts';
import { siteProfile } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { Failure, refusal, refuseProblems } from '#platform/failure.ts';
import { type Limit, perNetwork, takeAttempts } from '#platform/flood/flood.ts';
import type { registerAccount, UserEntity } from '../contract.ts';
import { findUidByMail, insertAccount, insertKey, insertParticipant } from './queries.ts';
import { readEntity } from './user-entity.ts';

/** Attempts per address range (contract head section): all of them, and those for addresses already taken. */
const ALL: Limit = { kind: 'register', most: 100, windowSeconds: 3_600 };
const TAKEN: Limit = { kind: 'register-taken', most: 10, windowSeconds: 3_600 };

/**
 * Creates an account with its own encryption key; both start dates are today. A taken address gets a neutral refusal,
 * because on this kind of site nobody may learn who has an account (contract A60).
 */
export async function register(
  context: Context,
  fields: EndpointInput<typeof registerAccount>['body'],
): Promise<UserEntity> {
  refuseProblems([
    ...checkMail('mail', fields.mail),
    ...checkPassword('pass', fields.pass),
    ...checkName('field_name', fields.field_name),
  ]);
  // Counted as taken until it turns out to be free: parallel attempts must not all be looked up before one counts.
  const { reached, takeBack } = await takeAttempts(context, [
    ...perNetwork(TAKEN, context),
    ...perNetwork(ALL, context),
  ]);
  if (reached)
    throw new Failure('too_many_requests', 'Too many registrations.', { retryAfterSeconds: 3_600 });
  const passwordHash = await hashPassword(fields.pass);
  const entity = await context.transaction((inner) => insert(inner, fields, passwordHash));
  if (entity) {
    await takeBack(TAKEN);
    return entity;
  }
  await context.transaction((inner) => tellOwner(inner, fields.mail));
  throw refusal(problem('mail', 'emailUnusable'));
}

async function insert(
  context: Context,
  fields: EndpointInput<typeof registerAccount>['body'],
  passwordHash: string,
): Promise<UserEntity | undefined> {
  const mail = fields.mail.trim();
  const uid = await insertAccount(context.db, {
    site: context.site,
    mail,
    mailKey: mailKey(mail),
    passwordHash,
    name: fields.field_name.trim(),
    language: isLanguage(fields.preferred_langcode) ? fields.preferred_langcode : context.language,
    roles: ['client'],
    createdAt: context.clock.now(),
  });
  if (uid === undefined) return undefined;
  await insertParticipant(context.db, {
    uid,
    site: context.site,
    notificationKinds: [...siteProfile(context.site).notificationKinds],
    registrationsStart: context.today,
    programmeStart: context.today,
  });
  await insertKey(context.db, uid, context.keyring.createKey(uid));
  await context.announce({ kind: 'accountRegistered', uid });
  return readEntity(context, uid);
}

/** Only the owner of the address learns that it has an account. */
async function tellOwner(context: Context, mail: string): Promise<void> {
  const uid = await findUidByMail(context.db, context.site, mailKey(mail));
  if (uid !== undefined) await context.announce({ kind: 'accountExisted', uid });
}
