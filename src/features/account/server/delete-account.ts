import { isLanguage } from '#domain/kit/language.ts';
import type { PersonContext } from '#platform/context.ts';
import { loginRequired } from '#platform/failure.ts';
import { deleteAccountRow, findAccount } from './queries.ts';

/**
 * Deletes an account. Every table with personal data references this row and cascades, the person's encryption key
 * included, so all of it goes in this transaction (contract 2.3 #18).
 */
export async function remove(context: PersonContext): Promise<{ message: string }> {
  const { uid } = context.person;
  const account = await findAccount(context.db, uid);
  if (!account) throw loginRequired();
  const language = isLanguage(account.language) ? account.language : 'nl';
  const { mail, mailValidatedAt } = account;
  await context.announce({ kind: 'accountDeleted', mail, isConfirmed: mailValidatedAt !== null, language });
  await context.session.end(context.db);
  context.session.forgetDevice(account);
  await deleteAccountRow(context.db, uid);
  return { message: 'The account has been deleted.' };
}
