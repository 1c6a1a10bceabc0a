import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { problem } from '#domain/kit/problem.ts';
import { Failure, loginRequired, notFound, refusal } from '#platform/failure.ts';
import { forApp, newRecoveryCodes, newSecret, stepOf } from '#platform/second-factor/codes.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { confirmEnrolment, enrol, giveCode, StaffMe } from '../contract.ts';
import { takeCode } from './limits.ts';
import { labelOf, memberHash, secretPlace, unmarkedHash } from './own-codes.ts';
import {
  findMember,
  findNewSecret,
  lockMember,
  saveNewSecret,
  saveRecoveryCodes,
  setProven,
  takeRecoveryCode,
  takeStep,
  updateSecret,
} from './queries.ts';
import { meOf } from './sign-in.ts';

/**
 * Takes the code of an app, or a recovery code. It completes a sign-in; from somebody who has signed in it covers one dangerous
 * act. Each counts once.
 */
export async function takeSecondStep(
  context: MemberContext,
  given: EndpointInput<typeof giveCode>['body'],
): Promise<StaffMe> {
  const { code, recovery_code: recoveryCode } = given;
  if (code === undefined && recoveryCode === undefined) throw refusal(problem('code', 'required'));
  const attempt = await takeCodeHere(context);
  const isRight = await context.transaction(async (inside) => {
    const isTaken =
      recoveryCode === undefined
        ? await takeAppCode(inside, code ?? '')
        : await takeRecovery(inside, recoveryCode);
    if (!isTaken) await inside.record({ action: 'sign_in_failed' });
    else await complete(inside, { isRecovery: recoveryCode !== undefined });
    return isTaken;
  });
  if (!isRight) throw codeWrong();
  await attempt.succeeded();
  return meOf(context, context.member);
}

async function takeCodeHere(context: MemberContext) {
  const { db, member, session } = context;
  return takeCode(context, {
    member: member.id,
    device: session.knownDevice(await findMember(db, member.id)),
  });
}

function codeWrong(): Failure {
  return new Failure('code_wrong', 'This code is wrong or was used.');
}

async function takeAppCode(context: MemberContext, code: string): Promise<boolean> {
  const { db, keyring, clock, member } = context;
  const row = await findMember(db, member.id);
  if (!row?.totpSecret || row.totpMasterKey === null) return false;
  const wrapped = { wrapped: row.totpSecret, masterKey: row.totpMasterKey };
  const step = stepOf(keyring.unwrap(secretPlace(member.id), wrapped), code, clock.now());
  return step !== null && takeStep(db, member.id, step);
}

function takeRecovery({ db, member, sessionSecrets }: MemberContext, code: string): Promise<boolean> {
  const hashes = sessionSecrets.all.flatMap((secret) =>
    [memberHash, unmarkedHash].map((hashWith) => hashWith(secret, member.id, code)),
  );
  return takeRecoveryCode(db, member.id, hashes);
}

async function complete(context: MemberContext, { isRecovery }: { isRecovery: boolean }): Promise<void> {
  const { db, session, clock } = context;
  if (context.isComplete) {
    if (session.idHash) await setProven(db, session.idHash, clock.now());
    // A code of paper that somebody else found shows in the log, whatever it opened.
    if (isRecovery) await context.record({ action: 'recovery_code_used' });
    return;
  }
  await completeSession(context);
  await context.record({ action: isRecovery ? 'signed_in_with_recovery_code' : 'signed_in' });
}

/** Completes the sign-in, unless a new password has ended it: who gave the one of before goes no further. */
async function completeSession({ db, session, member }: MemberContext): Promise<void> {
  const row = await lockMember(db, member.id);
  if (!row || !(await session.complete(db, row.id))) throw loginRequired();
  session.rememberDevice(row);
}

/** Makes a secret for the app of somebody who has none; it counts once the app has shown a code of it. */
export async function startEnrolment(context: MemberContext): Promise<EndpointReply<typeof enrol>> {
  const { db, keyring, member, session } = context;
  await refuseEnrolled(context);
  if (!session.idHash) throw notFound();
  const secret = newSecret();
  await saveNewSecret(db, session.idHash, keyring.wrap(secretPlace(member.id), secret));
  return forApp(secret, labelOf(member.mail));
}

/** Completes the account and the sign-in with the first code, and returns the recovery codes, which are shown only this once. */
export async function confirmSecret(
  context: MemberContext,
  { code }: EndpointInput<typeof confirmEnrolment>['body'],
): Promise<EndpointReply<typeof confirmEnrolment>> {
  const { keyring, member, clock } = context;
  const attempt = await takeCodeHere(context);
  const codes = await context.transaction(async (inside) => {
    await refuseEnrolled(inside);
    const { db, session } = inside;
    const kept = session.idHash && (await findNewSecret(db, session.idHash));
    if (!kept) throw notFound();
    const step = stepOf(keyring.unwrap(secretPlace(member.id), kept), code, clock.now());
    if (step === null) return null;
    await updateSecret(db, member.id, {
      totpSecret: kept.wrapped,
      totpMasterKey: kept.masterKey,
      totpStep: step,
    });
    await completeSession(inside);
    await inside.record({ action: 'enrolled' });
    return renewCodes(inside);
  });
  if (!codes) throw codeWrong();
  await attempt.succeeded();
  return codes;
}

async function refuseEnrolled({ db, member, clock }: MemberContext): Promise<void> {
  const row = await findMember(db, member.id);
  const mayEnrol = row?.totpSecret === null && row.enrolUntil !== null && row.enrolUntil > clock.now();
  if (!mayEnrol) throw notFound('There is nothing to set up.');
}

/** Makes ten new recovery codes, which replace the earlier ones. */
export async function renewCodes(context: MemberContext): Promise<EndpointReply<typeof confirmEnrolment>> {
  const { db, member, sessionSecrets } = context;
  const codes = newRecoveryCodes();
  await saveRecoveryCodes(
    db,
    member.id,
    codes.map((code) => memberHash(sessionSecrets.newest, member.id, code)),
  );
  await context.record({ action: 'recovery_codes_renewed' });
  return { recovery_codes: [...codes] };
}
