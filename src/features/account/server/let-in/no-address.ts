import { randomUUID } from 'node:crypto';
import { mailKey } from '#domain/identity/account.ts';

/** The columns of an account without an address: a placeholder, to which no mail is ever sent. */
export function noAddress(placeholderMailDomain: string) {
  const mail = `hti-${randomUUID()}@${placeholderMailDomain}`;
  return { mail, mailKey: mailKey(mail), mailValidatedAt: null };
}
