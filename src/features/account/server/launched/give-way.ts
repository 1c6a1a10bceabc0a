import { mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { noAddress } from './no-address.ts';
import { replaceUnconfirmed } from './queries.ts';

/**
 * Takes an address back from somebody without a password who typed it and never confirmed it: nobody else could get into an account
 * with it (docs/decisions/0079). Links and mails to it are good for nothing from then on. True: it is free.
 */
export function giveWay(
  { db, site, placeholderMailDomain }: Pick<Context, 'db' | 'site' | 'placeholderMailDomain'>,
  mail: string,
): Promise<boolean> {
  return replaceUnconfirmed(db, { site, mailKey: mailKey(mail), by: noAddress(placeholderMailDomain) });
}
