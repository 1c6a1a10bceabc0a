import { mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { noAddress } from './no-address.ts';
import { replaceUnconfirmed } from './queries.ts';

/**
 * Writes with an address, and once more if the first time it was taken by somebody without a password who typed it and never
 * confirmed it: nobody else could get into an account with it (docs/decisions/0079). Links and mails to it are good for nothing
 * from then on. `write` answers undefined or false, and so does this, where the address is taken.
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
