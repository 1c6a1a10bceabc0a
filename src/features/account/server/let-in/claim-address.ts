import { mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { noAddress } from './no-address.ts';
import { replaceUnconfirmed } from './queries.ts';

/**
 * Runs `write`, which takes an address, and runs it again if the address belonged to somebody without a password who typed it and
 * never confirmed it: nobody else could get into an account with it (docs/decisions/0079). That account loses the address, and
 * with it every link and mail to it. Returns what `write` returns: undefined or false if the address is taken.
 */
export async function claimAddress<T>(
  { db, site, placeholderMailDomain }: Pick<Context, 'db' | 'site' | 'placeholderMailDomain'>,
  mail: string,
  write: () => Promise<T>,
): Promise<T> {
  const written = await write();
  if (written !== undefined && written !== false) return written;
  const owner = { site, mailKey: mailKey(mail), by: noAddress(placeholderMailDomain) };
  return (await replaceUnconfirmed(db, owner)) ? write() : written;
}
