import { checkPassword } from '#domain/identity/credentials.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { keptDetails, nameOfNurse } from '#domain/nurse/details.ts';
import { isFreshlyLetIn } from '#domain/sso/freshly-let-in.ts';
import type { PersonContext } from '#platform/context.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { Failure, notFound, readOnlyField, refusal, refuseProblems } from '#platform/failure.ts';
import { type Limit, spendAttempt } from '#platform/flood/flood.ts';
import { refuseReadOnly } from '#platform/http/given-fields.ts';
import {
  existingPassword,
  isRightFor,
  isSingleSignOn,
  type PasswordProof,
  provePassword,
  wasRight,
} from '#platform/password-proof/password-proof.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { UserEntity } from '../contract.ts';
import { isTakenFromRest } from './nickname/judge-nickname.ts';
import {
  type AccountRow,
  findAccount,
  NOTHING_PENDING,
  updateAccount,
  updateParticipant,
} from './queries.ts';
import { readEntity, sessionFields, userEntityOf } from './user-entity.ts';
import { type Changes, isOfOthers, type Judged, judgeOf } from './writable-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The slow work done before the transaction: whether the password was right, and the hash of the new one. */
export interface ChangePreparation {
  readonly proof: PasswordProof;
  readonly passwordHash: string | null;
}

/** Does the slow work of a change: checks the password, and hashes the new one if that can be saved. */
export async function prepareChange(
  context: PersonContext,
  uid: number,
  fields: Fields,
): Promise<ChangePreparation> {
  if (context.person.uid !== uid) return { proof: 'absent', passwordHash: null };
  const proof = await provePassword(context, existingPassword(fields['pass']));
  const password = newPassword(fields);
  const hash = wasRight(proof) && password !== null && checkPassword('pass', password).length === 0;
  return { proof, passwordHash: hash ? await hashPassword(password) : null };
}

/** Changes fields of the caller's own account, all of them or none (contract 2.3 #10). */
export async function changeAccount(
  context: PersonContext,
  uid: number,
  fields: Fields,
  { proof, passwordHash }: ChangePreparation,
): Promise<UserEntity> {
  requireOwnAccount(context, uid);
  await lockOneself(context);
  const stored = await findAccount(context.db, uid);
  if (!stored) throw notFound();
  const shown = { ...(await userEntityOf(context, stored)), ...sessionFields(context) };
  refuseReadOnly(fields, shown, {
    isWritable: (name) => name === 'pass' || judgeOf(name, stored) !== null,
    failureOf: (name) =>
      isOfOthers(name, stored) ? refusal(problem(name, 'unknownField')) : readOnlyField(name),
  });
  // An account whose owner comes in without a password never gets one.
  if (isSingleSignOn(context) && newPassword(fields) !== null) throw readOnlyField('pass');

  const judged = await judgeAll(context, fields, stored);
  const password = newPassword(fields);
  refuseProblems([...judged.flatMap(({ problems }) => problems), ...passProblems(fields, password)]);
  const changes = merged(judged);
  if (changes.account.pendingMail !== undefined) {
    requireOwnerFor(context, proof, stored);
    await limitAddresses(context);
  }
  if (password !== null) requirePassword(proof, stored, { field: 'pass', what: 'Password' });
  await save(context, stored, password === null ? changes : withPassword(changes, stored, passwordHash));
  return readEntity(context, uid);
}

function merged(judged: readonly Judged[]): Required<Changes> {
  return judged.reduce<Required<Changes>>(
    (all, { changes }) => ({
      account: { ...all.account, ...changes.account },
      participant: { ...all.participant, ...changes.participant },
      nurse: { ...all.nurse, ...changes.nurse },
    }),
    { account: {}, participant: {}, nurse: {} },
  );
}

/** A new password calls off a change of address: its owner may choose one because somebody else asked for that. */
function withPassword(
  { account, ...others }: Required<Changes>,
  { deviceGeneration }: AccountRow,
  passwordHash: string | null,
): Required<Changes> {
  const credentials = { passwordHash, deviceGeneration: deviceGeneration + 1 };
  return { ...others, account: { ...NOTHING_PENDING, ...account, ...credentials } };
}

async function judgeAll(context: PersonContext, fields: Fields, stored: AccountRow): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [name, wire] of Object.entries(fields)) {
    const judge = judgeOf(name, stored);
    if (judge) judged.push(await judge(context, wire));
  }
  return judged;
}

/**
 * Writes the changes and announces their consequences: a new address waits until it is confirmed. Nothing here depends on whether
 * the new address has an account, so no response reveals it.
 */
async function save(
  context: PersonContext,
  stored: AccountRow,
  { account: changed, participant, nurse }: Required<Changes>,
): Promise<void> {
  const { uid } = stored;
  if (!isEmpty(participant)) {
    const isWritten = await updateParticipant(context.db, uid, participant);
    // Checked after the write, which waited for anybody who was giving up the same name.
    const isFree = isWritten && !(await isTakenFromRest(context, participant));
    if (!isFree) throw refusal(problem('field_nickname', 'nicknameTaken'));
  }
  const details = stored.nurse && !isEmpty(nurse) ? keptDetails({ ...stored.nurse, ...nurse }) : null;
  if (details) await context.announce({ kind: 'nurseDetailsChanged', uid, details });
  const account = details ? { ...changed, name: nameOfNurse(details) } : changed;
  if (isEmpty(account)) return;
  const { pendingMail: mail, deviceGeneration = stored.deviceGeneration } = account;
  const asked = mail ? { pendingMailAt: context.clock.now() } : {};
  await updateAccount(context.db, uid, { ...account, ...asked });
  if (mail) await context.announce({ kind: 'mailChangeAsked', uid, mail });
  if (account.passwordHash !== undefined) {
    await context.announce({ kind: 'passwordChanged', uid });
    await context.session.renew(context.db, { uid, deviceGeneration });
  }
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Every new address gets a mail, so this limits how many strangers one account can have mailed (our choice). */
const ADDRESSES: Limit = { kind: 'mail-change', most: 5, windowSeconds: 86_400 };

async function limitAddresses(context: PersonContext): Promise<void> {
  const subject = String(context.person.uid);
  await spendAttempt(context, [{ limit: ADDRESSES, subject }], 'Too many changes of address.');
}

/** Lets nobody but the owner of an account read or change it by its number. */
export function requireOwnAccount(context: PersonContext, uid: number): void {
  if (context.person.uid !== uid) throw new Failure('role_missing', 'This account is not yours.');
}

/** Changing the address requires the password or, from people without one, that they came in just now (contract A45). */
function requireOwnerFor(context: PersonContext, proof: PasswordProof, stored: AccountRow): void {
  if (!isSingleSignOn(context)) return requirePassword(proof, stored, { field: 'mail', what: 'Email' });
  if (isFreshlyLetIn(context.person.letInAt, context.clock.now())) return;
  throw new Failure('sign_in_again', 'Come in anew to change the address.');
}

/** The wording comes from the contract; family clients rely on it (2.3 PATCH rules). */
function requirePassword(
  proof: PasswordProof,
  { passwordHash }: AccountRow,
  { field, what }: { readonly field: string; readonly what: string },
): void {
  if (isRightFor(proof, passwordHash)) return;
  const line = `${field}: Your current password is missing or incorrect; it's required to change the ${what}.`;
  throw new Failure('password_incorrect', `Unprocessable Entity: validation failed.\n${line}\n`, {
    status: 422,
  });
}

/** The new password, sent as `pass: [{existing, value}]`, or null when it does not change. */
function newPassword(fields: Fields): string | null {
  const pass = fields['pass'];
  const first: unknown = Array.isArray(pass) ? pass[0] : pass;
  if (typeof first !== 'object' || first === null || !('value' in first)) return null;
  return typeof first.value === 'string' ? first.value : '';
}

function passProblems({ pass }: Fields, password: string | null): readonly Problem[] {
  if (pass !== undefined && !isPass(pass)) return problem('pass', 'invalid');
  return password === null ? NO_PROBLEMS : checkPassword('pass', password);
}

/** Whether a field can be read as a password: one in another shape must not pass for one that was changed. */
function isPass(pass: unknown): boolean {
  const first: unknown = Array.isArray(pass) ? pass[0] : pass;
  if (typeof first !== 'object' || first === null) return false;
  const given = Object.entries(first).filter(([name]) => name === 'existing' || name === 'value');
  return given.length > 0 && given.every(([, text]) => typeof text === 'string');
}
