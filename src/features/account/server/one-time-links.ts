import { type LinkPurpose, linkState, type OneTimeLink, parseLink } from '#domain/identity/one-time-link.ts';
import type { Context } from '#platform/context.ts';
import { linkHash } from '#platform/crypto/one-time-link.ts';
import { equalInConstantTime } from '#platform/crypto/secret-token.ts';
import { Failure } from '#platform/failure.ts';
import { type AccountRow, findAccount } from './queries.ts';

/**
 * The account a link belongs to. A link that was never issued always gets the same refusal, whether the account exists or
 * not; only the holder of a genuine expired link learns that it has expired (contract 2.4).
 */
export async function openLink(
  context: Context,
  purpose: LinkPurpose,
  parts: { uid?: unknown; timestamp?: unknown; hash?: unknown },
): Promise<AccountRow> {
  const link = parseLink(parts);
  const account = link ? await findAccount(context.db, link.uid) : undefined;
  if (!link || !account || !fits(context, purpose, link, account)) throw invalid();
  const state = linkState(purpose, link.timestamp, context.clock.now());
  if (state === 'expired') {
    throw new Failure('link_expired', 'You have tried to use a one-time login link that has expired.');
  }
  if (state === 'invalid') throw invalid();
  return account;
}

function fits(context: Context, purpose: LinkPurpose, link: OneTimeLink, account: AccountRow): boolean {
  const lastLogin = Math.floor((account.lastLoginAt?.getTime() ?? 0) / 1000);
  if (purpose === 'reset' && lastLogin > link.timestamp) return false;
  const right = linkHash(context.sessionSecret, purpose, account, link.timestamp);
  return equalInConstantTime(link.hash, right) && account.site === context.site && !account.blocked;
}

function invalid(): Failure {
  return new Failure('link_invalid', 'The one-time login link is invalid or has already been used.');
}
