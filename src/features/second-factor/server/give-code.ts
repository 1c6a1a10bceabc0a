import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { problem } from '#domain/kit/problem.ts';
import { mayLogIn } from '#domain/nurse/application.ts';
import { loginReplyOf } from '#features/session/contract.ts';
import type { Context, SessionTokens } from '#platform/context.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { Failure, refusal } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { type GivenChallenge, openChallenge, partsOf } from '#platform/second-factor/challenge.ts';
import type { giveCode } from '../contract.ts';
import { codeWrong, factorOf, renewCodesOf, takeAnyCode } from './codes-of-nurse.ts';
import { takeLoginCode } from './limits.ts';
import { findFactor, findNurseAccount, insertFactor, insertRemembered } from './queries.ts';

type Body = EndpointInput<typeof giveCode>['body'];
type Account = NonNullable<Awaited<ReturnType<typeof findNurseAccount>>>;

/** A login that waits for its second step: whose it is, and the secret of the app to set up if there is none yet. */
interface Waiting {
  readonly account: Account;
  readonly given: GivenChallenge;
  readonly newSecret: Buffer | null;
}

/**
 * Takes the second step of a login, with the response of a login (settled: nurse). The first code of an app sets the app up, and
 * returns recovery codes.
 */
export async function takeSecondStep(context: Context, body: Body): Promise<EndpointReply<typeof giveCode>> {
  if (body.code.trim() === '') throw refusal(problem('code', 'required'));
  const { account, given } = await waitingFor(context, body.challenge);
  const browser = context.session.knownDevice(account);
  const attempt = await takeLoginCode(context, { uid: account.uid, challenge: given.body, browser });
  const opened = await context.transaction((inside) => open(inside, body));
  if (!opened) throw codeWrong();
  await attempt.succeeded(context);
  return { ...loginReplyOf(account, opened.tokens), recovery_codes: opened.recoveryCodes };
}

/** Opens the session; undefined if the code is wrong. Calls about one account wait for each other. */
async function open(
  context: Context,
  { challenge, code, remember = false }: Body,
): Promise<{ readonly tokens: SessionTokens; readonly recoveryCodes: string[] | null } | undefined> {
  const { db, session } = context;
  await lockPerson(db, partsOf(challenge)?.uid ?? 0);
  // Meanwhile the password or the app may have been changed, or the account blocked.
  const { account, given, newSecret } = await waitingFor(context, challenge);
  const { uid } = account;
  if (newSecret) {
    const row = await factorOf(context, uid, { secret: newSecret, code });
    if (!row) return undefined;
    if (!(await insertFactor(db, row))) throw challengeInvalid();
  } else if (!(await takeAnyCode(context, uid, code))) return undefined;
  const tokens = await session.logIn(db, account, given);
  if (!tokens) throw challengeInvalid();
  const recoveryCodes = newSecret ? await renewCodesOf(context, uid) : null;
  const browser = session.knownDevice(account);
  if (remember && browser !== null) {
    const rememberedAt = context.clock.now();
    await insertRemembered(db, { uid, browserHash: sha256(browser), device: session.device, rememberedAt });
  }
  return { tokens, recoveryCodes };
}

/**
 * The login that a challenge belongs to. The refusal does not tell whether the challenge was never made, has expired, or is of
 * another kind.
 */
async function waitingFor(context: Context, challenge: string): Promise<Waiting> {
  const { db, clock, sessionSecrets: secrets, site } = context;
  const given = partsOf(challenge);
  const account = given && (await findNurseAccount(db, given.uid));
  if (!account || account.site !== site) throw challengeInvalid();
  const factor = await findFactor(db, account.uid);
  const opened = openChallenge(given, factor ? 'code' : 'enrol', { account, now: clock.now(), secrets });
  if (!opened) throw challengeInvalid();
  if (!mayLogIn(account)) {
    throw new Failure('account_blocked', 'The user has not been activated or is blocked.');
  }
  return { account, given, newSecret: factor ? null : opened.secret };
}

/** The refusal after which a login has to begin again. */
export function challengeInvalid(): Failure {
  return new Failure('challenge_invalid', 'This login is over; it has to begin again.');
}
