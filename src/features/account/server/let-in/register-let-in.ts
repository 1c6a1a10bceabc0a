import type { EndpointInput } from '#contract/endpoint.ts';
import { checkMail, checkName, mailAddress, mailKey } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, refusal, refuseProblems } from '#platform/failure.ts';
import { KeptRefusal } from '#platform/http/kept-refusal.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { UserEntity } from '../../contract.ts';
import type { registerLaunched } from '../../let-in-contract.ts';
import {
  type AccountRow,
  findAccount,
  isNewlyLetIn,
  type NewAccount,
  NOTHING_PENDING,
  updateAccount,
} from '../queries.ts';
import { takeRegistration, tellOwner } from '../register-account.ts';
import { readEntity } from '../user-entity.ts';
import { claimAddress } from './claim-address.ts';
import { noAddress } from './no-address.ts';
import { startOn } from './queries.ts';

type Fields = EndpointInput<typeof registerLaunched>['body'];

/**
 * Finishes registering for somebody whom another system let in. Both fields may stay empty, which also deletes what that system
 * told. A taken address gets the refusal of every registration, and counts as one: nobody may learn who has an account, or get
 * into it.
 */
export async function registerLetIn(
  context: ParticipantContext,
  fields: Fields,
): Promise<UserEntity | KeptRefusal> {
  const given = { name: fields.name?.trim(), mail: fields.mail && mailAddress(fields.mail) };
  const address = given.mail ?? '';
  refuseProblems([
    ...(given.name ? checkName('name', given.name) : NO_PROBLEMS),
    ...(address === '' ? NO_PROBLEMS : checkAddress(context, address)),
  ]);
  const stored = await newlyLetIn(context);
  // Keeping the address that the other system told does not try anybody's.
  const isTried = address !== '' && mailKey(address) !== stored.mailKey;
  const counted = isTried ? await takeRegistration(context) : null;
  const entity = await context.transaction((inside) => finish(inside, given));
  if (entity) {
    await counted?.wasFree();
    return entity;
  }
  await context.transaction((inside) => tellOwner(inside, address));
  // Returned, not thrown: where an idempotency key puts the whole call in one transaction, throwing would undo the count and the
  // mail.
  return new KeptRefusal(refusal(problem('mail', 'emailUnusable')));
}

/** Nobody reads mail at a placeholder, so nobody can give one. */
function checkAddress({ placeholderMailDomain }: ParticipantContext, mail: string): readonly Problem[] {
  const problems = checkMail('mail', mail);
  if (problems.length > 0 || !isPlaceholderMail(mail, placeholderMailDomain)) return problems;
  return problem('mail', 'emailUnusable');
}

async function newlyLetIn({ db, person }: ParticipantContext): Promise<AccountRow> {
  const stored = await findAccount(db, person.uid);
  if (stored && isNewlyLetIn(stored)) return stored;
  throw new Failure('role_missing', 'Only somebody who is newly registered can do this.');
}

/** What was sent; an undefined field stays as it is. */
interface Given {
  readonly name: string | undefined;
  readonly mail: string | undefined;
}

/** Returns undefined, and writes nothing, if the address is taken. */
async function finish(context: ParticipantContext, given: Given): Promise<UserEntity | undefined> {
  const { uid } = context.person;
  await lockOneself(context);
  const stored = await newlyLetIn(context);
  const address = addressOf(context, stored, given);
  const changes = { ...(given.name === undefined ? {} : { name: given.name }), ...address };
  if (Object.keys(changes).length > 0 && !(await write(context, changes))) return undefined;
  // The account was opened when they first came in, which may be weeks ago.
  await startOn(context.db, uid, context.today);
  await context.announce({ kind: 'ssoRegistered', uid });
  if (address.mail !== undefined && given.mail) await context.announce({ kind: 'validationAsked', uid });
  if (address.pendingMail)
    await context.announce({ kind: 'mailChangeAsked', uid, mail: address.pendingMail });
  return readEntity(context, uid);
}

/** False if the address is taken and its account does not give way. */
function write(context: ParticipantContext, changes: Partial<NewAccount>): Promise<boolean> {
  const update = () => updateAccount(context.db, context.person.uid, changes);
  return changes.mail === undefined ? update() : claimAddress(context, changes.mail, update);
}

/**
 * The columns for the address: one that replaces a placeholder holds at once, any other waits until it is confirmed. Empty: they
 * have none from now on.
 */
function addressOf(
  { clock, placeholderMailDomain }: ParticipantContext,
  stored: AccountRow,
  { mail }: Given,
): Pick<Partial<NewAccount>, 'mail' | 'mailKey' | 'mailValidatedAt' | 'pendingMail' | 'pendingMailAt'> {
  if (mail === undefined) return {};
  const isNone = isPlaceholderMail(stored.mail, placeholderMailDomain);
  if (mail === '') return { ...(isNone ? {} : noAddress(placeholderMailDomain)), ...NOTHING_PENDING };
  const key = mailKey(mail);
  if (key === stored.mailKey) return {};
  return isNone ? { mail, mailKey: key } : { pendingMail: mail, pendingMailAt: clock.now() };
}
