import { isMail, mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { type Limit, perNetwork, takeAttempt, takeAttempts } from '#platform/flood/flood.ts';
import type { AccountRow } from './queries.ts';

/** Limits on requests for a link (contract 2.4): per address range with a refusal, per account address silently. */
const PER_NETWORK: Limit = { kind: 'forgot-network', most: 50, windowSeconds: 3_600 };
/** A link works for two hours. So whoever keeps asking for somebody else cannot keep one out of their mailbox. */
const PER_ACCOUNT: Limit = { kind: 'forgot-account', most: 5, windowSeconds: 6 * 3_600, waits: [3_600] };

/**
 * Mails a link for a new password. Known and unknown addresses take the same path through the database, so neither the
 * response nor its timing reveals who has an account (contract 2.3 #12).
 */
export async function forget(
  context: Context,
  body: { mail?: unknown; name?: unknown } | null | undefined,
): Promise<undefined> {
  const given = body?.mail ?? body?.name;
  if (typeof given !== 'string' || given.trim() === '') {
    throw new Failure('credentials_missing', 'Missing credentials.name or credentials.mail');
  }
  if ((await takeAttempts(context, perNetwork(PER_NETWORK, context))).reached) {
    throw new Failure('too_many_requests', 'Too many requests for a new password.', {
      retryAfterSeconds: PER_NETWORK.windowSeconds,
    });
  }
  const mail = given.trim();
  const key = mailKey(mail);
  if (!isMail(mail) || !(await takeLink(context, { site: context.site, mailKey: key }))) return undefined;
  await context.announce({ kind: 'passwordForgotten', mail });
  return undefined;
}

/** Counts a link for an account, whoever asks for it; false when there were too many. */
export function takeLink(
  context: Pick<Context, 'db' | 'clock' | 'sessionSecrets'>,
  { site, mailKey: key }: Pick<AccountRow, 'site' | 'mailKey'>,
): Promise<boolean> {
  return takeAttempt(context, PER_ACCOUNT, `${site}|${key}`);
}
