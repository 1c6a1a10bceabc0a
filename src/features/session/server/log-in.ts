import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { isMail, mailKey } from '#domain/identity/account.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import { mayLogIn } from '#domain/nurse/application.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword, isOutdated, verifyPassword } from '#platform/crypto/password.ts';
import { Failure } from '#platform/failure.ts';
import { tooMany } from '#platform/flood/flood.ts';
import { type TakenLogin, takeLogin } from '#platform/flood/login-limits.ts';
import { keepRemembered, secondStepRequired, stepBefore } from '#platform/second-factor/second-step.ts';
import { deviceKindOf, type login, loginReplyOf } from '../contract.ts';
import { findByMail } from './queries.ts';

/**
 * Logs in, with the refusals of contract 2.2 in their order. Only the right password reveals that an account is blocked or not
 * approved yet; an unknown account takes the same time as a known one. A nurse may need a code as well.
 */
export async function logIn(
  context: Context,
  body: EndpointInput<typeof login>['body'],
): Promise<EndpointReply<typeof login>> {
  const { name, password } = credentials(body);
  const key = mailKey(name);
  // An invalid address has no account; looking it up could only fail.
  const finding = isMail(key) ? findByMail(context.db, context.site, key) : Promise.resolve(undefined);
  // Only a browser that has logged in before waits for the account, to see whether the account knows it.
  const device = context.session.isReturning ? context.session.knownDevice(await finding) : null;
  const [attempt, account] = await Promise.all([
    takeLogin(context, 'login', { subject: `${context.site}|${key}`, device }),
    finding,
  ]);
  refuseReached(attempt);

  if (!(await verifyPassword(account?.passwordHash ?? null, password)) || !account) {
    throw credentialsWrong();
  }
  // The password was right, whatever happens to the session, so these run in parallel.
  const [opened] = await Promise.all([
    mayLogIn(account) ? open(context, account, { ...deviceKindOf(body), browser: device }) : null,
    attempt.succeeded(),
  ]);
  if (!opened) {
    throw new Failure('account_blocked', 'The user has not been activated or is blocked.');
  }
  // What was right a moment ago no longer logs in.
  if (opened === 'changedMeanwhile') throw credentialsWrong();
  await rehash(context, account, password);
  if ('challenge' in opened) throw secondStepRequired(opened);
  return loginReplyOf(account, opened);
}

type Account = NonNullable<Awaited<ReturnType<typeof findByMail>>>;

/** Opens a session, unless a code has to come first. */
async function open(
  context: Context,
  account: Account,
  device: DeviceKind & { readonly browser: string | null },
) {
  const state = await stepBefore(context, account, device);
  if (state.step) return state.step;
  const tokens = await context.session.logIn(context.db, account, device);
  if (!tokens) return 'changedMeanwhile';
  if (await keepRemembered(context, account, state)) return tokens;
  await context.session.end(context.db);
  // The browser was forgotten meanwhile: now a code comes first.
  return open(context, account, device);
}

/** Hashes the password again if it was hashed at another cost: only a login knows it. */
async function rehash(
  context: Context,
  { uid, passwordHash: before }: { readonly uid: number; readonly passwordHash: string | null },
  password: string,
): Promise<void> {
  if (before === null || !isOutdated(before)) return;
  const after = await hashPassword(password);
  await context.transaction((inside) => inside.announce({ kind: 'passwordRehashed', uid, before, after }));
}

function credentialsWrong(): Failure {
  return new Failure('credentials_wrong', 'Unrecognized username or password.');
}

function credentials(body: EndpointInput<typeof login>['body']) {
  const { name, pass } = body ?? {};
  const missing = (what: string) => new Failure('credentials_missing', `Missing credentials${what}.`);
  const isGiven = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isGiven(name) && !isGiven(pass)) throw missing('');
  if (!isGiven(name)) throw missing('.name');
  if (!isGiven(pass)) throw missing('.pass');
  return { name, password: pass };
}

/** Refuses a login that comes too soon after others, with the codes and texts of contract 2.4. */
function refuseReached(attempt: TakenLogin): void {
  const { retryAfterSeconds } = attempt;
  switch (attempt.reached) {
    case null:
      return;
    case 'network':
      throw new Failure('flood_address', 'Access is blocked because of IP based flood prevention.', {
        retryAfterSeconds,
      });
    case 'account':
      throw new Failure(
        'flood_account',
        'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
        { retryAfterSeconds },
      );
    default:
      throw tooMany('Too many failed login attempts for this address.', attempt);
  }
}
