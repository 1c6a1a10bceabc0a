import { problem } from '#domain/kit/problem.ts';
import type { Context } from '#platform/context.ts';
import type { SealedPlace, Vault } from '#platform/crypto/keyring.ts';
import { Failure } from '#platform/failure.ts';
import { vaultOf } from '#platform/person/vault.ts';
import { lettersOf, newRecoveryCodes, stepOf } from '#platform/second-factor/codes.ts';
import { type FactorRow, findFactor, saveRecoveryCodes, takeRecoveryCode, takeStep } from './queries.ts';

/** The codes that an app shows; any other text is taken for a recovery code. */
const SIX_DIGITS = /^\s*\d{3}\s*\d{3}\s*$/;

/**
 * Uses up a code of the app or a recovery code; false if it is wrong. Of two calls with the same code at the same moment only one
 * succeeds.
 */
export async function takeAnyCode(context: Context, uid: number, code: string): Promise<boolean> {
  const { db } = context;
  const factor = await findFactor(db, uid);
  if (!factor) return false;
  const vault = await vaultOf(context, uid);
  if (!SIX_DIGITS.test(code)) return takeRecoveryCode(db, uid, fingerprintOf(vault, code));
  const step = stepOf(vault.openBytes(placeOf(uid), factor.secret), code, context.clock.now());
  return step !== null && takeStep(db, uid, step);
}

/** The row for an app that has just shown a code made from its secret; undefined if the code is not. */
export async function factorOf(
  context: Context,
  uid: number,
  { secret, code }: { readonly secret: Buffer; readonly code: string },
): Promise<FactorRow | undefined> {
  const now = context.clock.now();
  const step = stepOf(secret, code, now);
  if (step === null) return undefined;
  const vault = await vaultOf(context, uid);
  return { uid, secret: vault.sealBytes(placeOf(uid), secret), step, enrolledAt: now };
}

/** Makes ten new recovery codes, which replace the earlier ones. */
export async function renewCodesOf(context: Context, uid: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const vault = await vaultOf(context, uid);
  await saveRecoveryCodes(
    context.db,
    uid,
    codes.map((code) => fingerprintOf(vault, code)),
  );
  return [...codes];
}

function fingerprintOf(vault: Vault, code: string): Buffer {
  return vault.fingerprint('recovery-code', lettersOf(code));
}

function placeOf(uid: number): SealedPlace {
  return { table: 'second_factor', column: 'secret', row: String(uid) };
}

/** The refusal of a wrong code, at its field. */
export function codeWrong(): Failure {
  return new Failure('code_wrong', 'This code is wrong or was used.', {
    problems: problem('code', 'codeWrong'),
  });
}
