import { hasPassword } from '#domain/identity/account.ts';
import { type LinkPurpose, linkState, type OneTimeLink, parseLink } from '#domain/identity/one-time-link.ts';
import type { Context } from '#platform/context.ts';
import { linkHash } from '#platform/crypto/one-time-link.ts';
import { isProven } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import { type AccountRow, findAccount } from './queries.ts';

interface OpenedLink {
  readonly account: AccountRow;
  /** The address it was mailed to: that of the account, or the one that will replace it. */
  readonly mail: string;
}

/**
 * The account a link belongs to. A link that was never issued always gets the same refusal, whether the account exists or
 * not; only the holder of a genuine expired link learns that it has expired (contract 2.4).
 */
export async function openLink(
  context: Context,
  purpose: LinkPurpose,
  parts: { uid?: unknown; timestamp?: unknown; hash?: unknown },
): Promise<OpenedLink> {
  const link = parseLink(parts);
  const account = link ? await findAccount(context.db, link.uid) : undefined;
  const mail = link && account && addressOf(context, purpose, link, account);
  if (!mail) throw linkInvalid();
  const state = linkState(purpose, link.timestamp, context.clock.now());
  if (state === 'expired') {
    throw new Failure('link_expired', 'You have tried to use a one-time login link that has expired.');
  }
  if (state === 'invalid') throw linkInvalid();
  return { account, mail };
}

/** The address that a link of the account is bound to; undefined when it is not genuine or was used up. */
function addressOf(
  context: Context,
  purpose: LinkPurpose,
  link: OneTimeLink,
  account: AccountRow,
): string | undefined {
  if (account.site !== context.site || account.blocked) return undefined;
  const lastLogin = account.mailValidatedAt ? Math.floor((account.lastLoginAt?.getTime() ?? 0) / 1000) : 0;
  if (purpose === 'reset' && (lastLogin > link.timestamp || account.nurse?.state === 'applied'))
    return undefined;
  // An account whose owner comes in without a password never gets one.
  if (purpose === 'reset' && !hasPassword(account)) return undefined;
  const addresses = [
    account.mail,
    ...(purpose === 'validate' && account.pendingMail ? [account.pendingMail] : []),
  ];
  return addresses.find((mail) =>
    isProven(link.hash, context.sessionSecrets, (secret) =>
      linkHash(secret, purpose, { ...account, mail }, link.timestamp),
    ),
  );
}

/** The refusal of a link that was never issued, or was used up. */
export function linkInvalid(): Failure {
  return new Failure('link_invalid', 'The one-time login link is invalid or has already been used.');
}
