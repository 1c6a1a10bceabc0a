import { mailKey } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import { claimAddress } from './let-in/claim-address.ts';
import { noAddress } from './let-in/no-address.ts';
import { enterParticipant } from './new-member.ts';
import { insertAccount, insertKey } from './queries.ts';

/** Opens an account without a password (`platform/sso/open-account.ts`); nobody is asked anything yet, and no mail is sent. */
export const openSsoAccount: OpenSsoAccount = async (context, person) => {
  const { mail } = person;
  const isReachable = mail !== null && !isPlaceholderMail(mail, context.placeholderMailDomain);
  const uid =
    (isReachable ? await claimAddress(context, mail, () => insert(context, person, mail)) : undefined) ??
    (await insert(context, person, null));
  if (uid === undefined) throw new Error('A placeholder address was taken.');
  await insertKey(context.db, uid, context.keyring.createKey(uid));
  await enterParticipant(context, uid);
  await context.announce({ kind: 'ssoAccountOpened', uid });
  return { uid };
};

function insert(
  { db, site, clock, placeholderMailDomain }: Parameters<OpenSsoAccount>[0],
  { name, language }: Parameters<OpenSsoAccount>[1],
  vouchedFor: string | null,
): Promise<number | undefined> {
  const now = clock.now();
  const address =
    vouchedFor === null
      ? noAddress(placeholderMailDomain)
      : { mail: vouchedFor, mailKey: mailKey(vouchedFor), mailValidatedAt: now };
  return insertAccount(db, {
    site,
    ...address,
    name,
    language,
    roles: ['client', 'sso_client'],
    createdAt: now,
  });
}
