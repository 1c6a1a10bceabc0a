import { isMail, mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  type Limit,
  type Limited,
  perNetwork,
  SLOWER,
  spendAttempt,
  takeAttempt,
} from '#platform/flood/flood.ts';
import type { AccountRow } from './queries.ts';

/** Limits on requests for a link (contract 2.4): per address range with a refusal until a wait is over, per account address silently. */
const PER_NETWORK: Limit = { kind: 'forgot-network', most: 50, windowSeconds: 3_600, waits: SLOWER };
/** One an hour still goes out, and a link works for two: nobody who keeps asking can leave its owner without one. */
const PER_ACCOUNT: Limit = { kind: 'forgot-account', most: 5, windowSeconds: 6 * 3_600, waits: [3_600] };

/**
 * Mails a link for a new password. Known and unknown addresses take the same path through the database, so neither the
 * response nor its timing reveals who has an account (contract 2.3 #12).
 */
export async function requestResetLink(
  context: Context,
  body: { mail?: unknown; name?: unknown } | null | undefined,
): Promise<undefined> {
  const given = body?.mail ?? body?.name;
  if (typeof given !== 'string' || given.trim() === '') {
    throw new Failure('credentials_missing', 'Missing credentials.name or credentials.mail');
  }
  await spendAttempt(context, perNetwork(PER_NETWORK, context), 'Too many requests for a new password.');
  const mail = given.trim();
  const key = mailKey(mail);
  const { limit, subject } = linksOf({ site: context.site, mailKey: key });
  if (!isMail(mail) || !(await takeAttempt(context, limit, subject))) return undefined;
  await context.announce({ kind: 'passwordForgotten', mail });
  return undefined;
}

/** The limit on links for an account, whoever asks for them. */
export function linksOf({ site, mailKey: key }: Pick<AccountRow, 'site' | 'mailKey'>): Limited {
  return { limit: PER_ACCOUNT, subject: `${site}|${key}` };
}
