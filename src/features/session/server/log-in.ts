import type { EndpointReply } from '#contract/endpoint.ts';
import { isMail, mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword, isOutdated, verifyPassword } from '#platform/crypto/password.ts';
import { Failure } from '#platform/failure.ts';
import { clearFlood, type Limit, perNetwork, takeAttempts } from '#platform/flood/flood.ts';
import type { login } from '../contract.ts';
import { findByMail } from './queries.ts';

/** Failed logins (contract 2.2). */
const PER_ADDRESS: Limit = { kind: 'login-address', most: 50, windowSeconds: 3_600 };
const PER_ACCOUNT: Limit = { kind: 'login-account', most: 5, windowSeconds: 6 * 3_600 };
/** For an account from all networks together, however many somebody has; after that slowly, but not never. */
const ANYWHERE: Limit = { kind: 'login-anywhere', most: 100, windowSeconds: 86_400 };
const SLOWLY: Limit = { kind: 'login-slowly', most: 1, windowSeconds: 60 };

/**
 * Logs in, with the refusals of contract 2.2 in their order. That an account is blocked is revealed only after the right
 * password; an unknown account takes the same time as a known one.
 */
export async function logIn(
  context: Context,
  body: { name?: unknown; pass?: unknown } | null | undefined,
): Promise<EndpointReply<typeof login>> {
  const { name, password } = credentials(body);
  const key = mailKey(name);
  const subject = `${context.site}|${key}`;
  const fromHere = `${subject}|${context.networks[0]}`;
  const [{ reached, takeBack }, account] = await Promise.all([
    takeLogin(context, { subject, fromHere }),
    // An invalid address has no account; looking it up could only fail.
    isMail(key) ? findByMail(context.db, context.site, key) : undefined,
  ]);
  if (reached === PER_ADDRESS) {
    throw new Failure('flood_address', 'Access is blocked because of IP based flood prevention.');
  }
  if (reached === PER_ACCOUNT) {
    throw new Failure(
      'flood_account',
      'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
    );
  }
  if (reached === SLOWLY) {
    throw new Failure('too_many_requests', 'Too many failed login attempts for this address.', {
      retryAfterSeconds: SLOWLY.windowSeconds,
    });
  }

  if (!(await verifyPassword(account?.passwordHash ?? null, password)) || !account) {
    throw credentialsWrong();
  }
  // The password was right, whatever happens to the session, so these run in parallel.
  const [tokens] = await Promise.all([
    account.blocked ? null : context.session.logIn(context.db, account),
    takeBack(PER_ADDRESS),
    takeBack(ANYWHERE),
    clearFlood(context, PER_ACCOUNT, fromHere),
  ]);
  if (account.blocked) {
    throw new Failure('account_blocked', 'The user has not been activated or is blocked.');
  }
  // The password was changed meanwhile: the old one no longer logs in.
  if (!tokens) throw credentialsWrong();
  await rehash(context, account, password);
  return {
    current_user: {
      uid: String(account.uid),
      roles: ['authenticated', ...account.roles],
      name: account.mail,
    },
    csrf_token: tokens.csrfToken,
    logout_token: tokens.logoutToken,
  };
}

/** Hashes the password anew if it was hashed at another cost: only at a login is it known. */
async function rehash(
  context: Context,
  { uid, passwordHash: before }: { readonly uid: number; readonly passwordHash: string | null },
  password: string,
): Promise<void> {
  if (before === null || !isOutdated(before)) return;
  const after = await hashPassword(password);
  await context.transaction((inside) => inside.announce({ kind: 'passwordRehashed', uid, before, after }));
}

/** Counts a login as failed, before its password is looked at. */
async function takeLogin(context: Context, { subject, fromHere }: { subject: string; fromHere: string }) {
  const here = [...perNetwork(PER_ADDRESS, context), { limit: PER_ACCOUNT, subject: fromHere }];
  const taken = await takeAttempts(context, [...here, { limit: ANYWHERE, subject }]);
  return taken.reached === ANYWHERE ? takeAttempts(context, [...here, { limit: SLOWLY, subject }]) : taken;
}

function credentialsWrong(): Failure {
  return new Failure('credentials_wrong', 'Unrecognized username or password.');
}

function credentials(body: { name?: unknown; pass?: unknown } | null | undefined) {
  const { name, pass } = body ?? {};
  const missing = (what: string) => new Failure('credentials_missing', `Missing credentials${what}.`);
  const isGiven = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isGiven(name) && !isGiven(pass)) throw missing('');
  if (!isGiven(name)) throw missing('.name');
  if (!isGiven(pass)) throw missing('.pass');
  return { name, password: pass };
}
