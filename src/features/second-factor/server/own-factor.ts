import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { REMEMBERED_DAYS } from '#domain/identity/second-step.ts';
import { plusDays } from '#domain/kit/duration.ts';
import { problem } from '#domain/kit/problem.ts';
import type { NurseContext } from '#platform/context.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { Failure, notFound, refusal } from '#platform/failure.ts';
import {
  existingPassword,
  type PasswordProof,
  provePassword,
  requireOwner,
  wasRight,
} from '#platform/password-proof/password-proof.ts';
import { type Proven, proven } from '#platform/proven.ts';
import { openChallenge, partsOf, writeChallenge } from '#platform/second-factor/challenge.ts';
import { forApp } from '#platform/second-factor/codes.ts';
import { appLabel, rememberedSince } from '#platform/second-factor/second-step.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { confirmEnrolment, readSecondFactor, renewRecoveryCodes, startEnrolment } from '../contract.ts';
import { codeWrong, factorOf, renewCodesOf, takeAnyCode } from './codes-of-nurse.ts';
import { challengeInvalid } from './give-code.ts';
import { type TakenCode, takeOwnCode } from './limits.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteRemembered,
  findFactor,
  findNurseAccount,
  findRemembered,
  saveFactor,
} from './queries.ts';

/** The proof found before the transaction: the password, and whether a code may still be tried. */
export interface Proof {
  readonly password: PasswordProof;
  /** Undefined unless the password was right and a code was given: otherwise none is tried. */
  readonly attempt: Proven<TakenCode> | undefined;
}

/** Checks the password and counts the code, if there is one, outside the transaction: a refusal must not undo the count. */
export async function proveOwner(
  context: NurseContext,
  { pass, code }: { readonly pass?: unknown; readonly code?: unknown },
): Promise<Proof> {
  const password = await provePassword(context, existingPassword(pass));
  const attempt = wasRight(password) ? await takeOwnCode(context, code) : undefined;
  return { password, attempt };
}

/** How a nurse logs in: with or without a code, and in which browsers without one. */
export async function readState({
  db,
  clock,
  person: { uid },
  session,
  nurseSecondFactor,
}: NurseContext): Promise<EndpointReply<typeof readSecondFactor>> {
  const account = await findNurseAccount(db, uid);
  const browser = session.knownDevice(account);
  const here = browser === null ? null : sha256(browser);
  const factor = await findFactor(db, uid);
  const devices = await findRemembered(db, uid, rememberedSince(clock.now()));
  return {
    required: nurseSecondFactor,
    enrolled: factor?.enrolledAt.toISOString() ?? null,
    recovery_codes: await countRecoveryCodes(db, uid),
    devices: devices.map(({ id, device, rememberedAt, browserHash }) => ({
      id,
      device,
      until: plusDays(rememberedAt, REMEMBERED_DAYS).toISOString(),
      current: here?.equals(browserHash) ?? false,
    })),
  };
}

/** Begins to set up an app; the current one works until the new one has shown a code. */
export async function beginEnrolment(
  context: NurseContext,
  { code }: EndpointInput<typeof startEnrolment>['body'],
  proof: Proof,
): Promise<EndpointReply<typeof startEnrolment>> {
  const { sessionSecrets, clock } = context;
  const account = await lockedAccount(context);
  await requireProof(context, proof, code, { isOptional: true });
  const { challenge, secret } = writeChallenge(sessionSecrets.newest, 'change', {
    account,
    ownDevice: false,
    now: clock.now(),
  });
  return { challenge, ...forApp(secret, appLabel(account.mail)) };
}

/**
 * Completes that with the first code of the new app. Replaces the recovery codes as well, because the earlier ones may be in the
 * wrong hands.
 */
export async function completeEnrolment(
  context: NurseContext,
  { challenge, code }: EndpointInput<typeof confirmEnrolment>['body'],
  attempt: Proven<TakenCode> | undefined,
): Promise<EndpointReply<typeof confirmEnrolment>> {
  if (!attempt) throw refusal(problem('code', 'required'));
  const counted = proven(attempt);
  const account = await lockedAccount(context);
  const { uid } = account;
  const given = partsOf(challenge);
  const opened =
    given?.uid === uid &&
    openChallenge(given, 'change', {
      account,
      now: context.clock.now(),
      secrets: context.sessionSecrets,
    });
  if (!opened) throw challengeInvalid();
  const row = await factorOf(context, uid, { secret: opened.secret, code });
  if (!row) throw codeWrong();
  await saveFactor(context.db, row);
  await context.announce({ kind: 'secondFactorChanged', uid });
  await counted.succeeded(context);
  return { recovery_codes: await renewCodesOf(context, uid) };
}

/** Makes ten new recovery codes. */
export async function renewCodes(
  context: NurseContext,
  { code }: EndpointInput<typeof renewRecoveryCodes>['body'],
  proof: Proof,
): Promise<EndpointReply<typeof renewRecoveryCodes>> {
  const { uid } = await lockedAccount(context);
  await requireProof(context, proof, code);
  return { recovery_codes: await renewCodesOf(context, uid) };
}

/** Turns the second step off, if the provider does not require it. */
export async function turnFactorOff(
  context: NurseContext,
  { code }: { readonly code?: unknown },
  proof: Proof,
): Promise<undefined> {
  const { uid } = await lockedAccount(context);
  if (context.nurseSecondFactor) throw new Failure('edit_conflict', 'It is required here.');
  await requireProof(context, proof, code);
  await deleteFactor(context.db, uid);
  await context.announce({ kind: 'secondFactorChanged', uid });
  return undefined;
}

/** Forgets a remembered browser, so that it is asked for a code again. */
export async function forgetRemembered({ db, person }: NurseContext, id: string): Promise<undefined> {
  if (!(await deleteRemembered(db, person.uid, id))) throw notFound();
  return undefined;
}

/** The caller’s account, locked against other calls about it. */
async function lockedAccount(context: NurseContext) {
  await lockOneself(context);
  const { db, person } = context;
  const account = await findNurseAccount(db, person.uid);
  if (!account) throw notFound();
  return account;
}

/** Lets only the owner pass, with the password and a code; with `isOptional` the password is enough if no app is set up. */
async function requireProof(
  context: NurseContext,
  { password, attempt }: Proof,
  code: unknown,
  { isOptional = false } = {},
): Promise<void> {
  await requireOwner(context, password, undefined);
  const { uid } = context.person;
  const counted = attempt && proven(attempt);
  if (await findFactor(context.db, uid)) {
    if (!counted || typeof code !== 'string') throw refusal(problem('code', 'required'));
    if (!(await takeAnyCode(context, uid, code))) throw codeWrong();
  } else if (!isOptional) throw new Failure('edit_conflict', 'There is no second step.');
  await counted?.succeeded(context);
}
