import type { FarewellKind } from '#domain/notices/mail.ts';
import type { PersonContext } from '#platform/context.ts';
import { loginRequired } from '#platform/failure.ts';
import type { AccountContext } from '#platform/staff/account-acts.ts';
import { type AccountRow, deleteAccountRow, findAccount } from './queries.ts';

/** Somebody deletes their own account. */
export async function deleteOwnAccount(context: PersonContext): Promise<{ message: string }> {
  const account = await findAccount(context.db, context.person.uid);
  if (!account) throw loginRequired();
  await context.session.end(context.db);
  context.session.forgetDevice(account);
  await deleteAccount(context, account, 'account_deleted');
  context.logSecurity('account_deleted');
  return { message: 'The account has been deleted.' };
}

/**
 * Deletes an account. Every table with personal data references this row and cascades, the person's encryption key
 * included, so all of it goes in this transaction (contract 2.3 #18). `farewell` is the last mail, if there is one.
 */
export async function deleteAccount(
  context: Pick<AccountContext, 'db' | 'announce'>,
  { uid, site, mail, mailValidatedAt, language }: AccountRow,
  farewell: FarewellKind | null,
): Promise<void> {
  await context.announce({
    kind: 'accountDeleted',
    uid,
    farewell,
    site,
    mail,
    isConfirmed: mailValidatedAt !== null,
    language,
  });
  await deleteAccountRow(context.db, uid);
}
