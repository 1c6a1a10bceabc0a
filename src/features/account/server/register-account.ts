import { checkMail, mailAddress, mailKey } from '#domain/identity/account.ts';
import { checkPassword } from '#domain/identity/credentials.ts';
import { problem } from '#domain/kit/problem.ts';
import { isForNurses, languagesOf } from '#domain/site/site.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { refusal, refuseProblems } from '#platform/failure.ts';
import { type Limit, perNetwork, SLOWER, spendAttempt } from '#platform/flood/flood.ts';
import type { UserEntity } from '../contract.ts';
import { claimAddress } from './let-in/claim-address.ts';
import { type NewMember, newParticipant, type RegistrationFields } from './new-member.ts';
import { newNurse } from './nurse/new-nurse.ts';
import { findUidByMail, insertAccount, insertKey } from './queries.ts';
import { readEntity } from './user-entity.ts';

/** Attempts per address range (contract head section): all of them, and those for addresses already taken. */
const ALL: Limit = { kind: 'register', most: 100, windowSeconds: 3_600, waits: SLOWER };
const TAKEN: Limit = { kind: 'register-taken', most: 10, windowSeconds: 3_600, waits: SLOWER };

/**
 * Creates an account, of a participant or a nurse as the site has it, with its own encryption key. A taken address gets a neutral
 * refusal, because nobody may learn who has an account on this kind of site (contract A60). An address gives way if nobody can
 * get into its account.
 */
export async function createAccount(context: Context, fields: RegistrationFields): Promise<UserEntity> {
  const isNurse = isForNurses(context.site);
  const { problems, member } = isNurse ? newNurse(fields) : newParticipant(fields);
  refuseProblems([...checkMail('mail', fields.mail), ...checkPassword('pass', fields.pass), ...problems]);
  const counted = await takeRegistration(context);
  const passwordHash = await hashPassword(fields.pass);
  const entity = await context.transaction((inner) => insert(inner, { fields, member, passwordHash }));
  if (entity) {
    await counted.wasFree();
    return entity;
  }
  await context.transaction((inner) => tellOwner(inner, fields.mail));
  throw refusal(problem('mail', 'emailUnusable'));
}

/**
 * Counts an attempt to register. It counts as one for a taken address until that turns out to be free, because others may try at
 * the same time.
 */
export async function takeRegistration(context: Context): Promise<{ wasFree(): Promise<void> }> {
  const limits = [...perNetwork(TAKEN, context), ...perNetwork(ALL, context)];
  const { takeBack } = await spendAttempt(context, limits, 'Too many registrations.');
  return { wasFree: () => takeBack(TAKEN) };
}

async function insert(
  context: Context,
  {
    fields,
    member,
    passwordHash,
  }: { readonly fields: RegistrationFields; readonly member: NewMember; readonly passwordHash: string },
): Promise<UserEntity | undefined> {
  const mail = mailAddress(fields.mail);
  const languages = languagesOf(context.site, context);
  const row = {
    site: context.site,
    mail,
    mailKey: mailKey(mail),
    passwordHash,
    name: member.name,
    language: languages.find((spoken) => spoken === fields.preferred_langcode) ?? context.language,
    roles: [member.role],
    createdAt: context.clock.now(),
  };
  const uid = await claimAddress(context, mail, () => insertAccount(context.db, row));
  if (uid === undefined) return undefined;
  await insertKey(context.db, uid, context.keyring.createKey(uid));
  await member.enter(context, uid);
  return readEntity(context, uid);
}

/** Mails the owner of an address that somebody tried to register it; nobody else learns that it has an account. */
export async function tellOwner(context: Context, mail: string): Promise<void> {
  const uid = await findUidByMail(context.db, context.site, mailKey(mail));
  if (uid !== undefined) await context.announce({ kind: 'accountExisted', uid });
}
