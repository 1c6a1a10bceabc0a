import { hasPassword } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import type { Site } from '#domain/site/site.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { spendAttempt } from '#platform/flood/flood.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { deleteSessionsOf } from '#platform/session/queries.ts';
import type { AccountActs, AccountContext } from '#platform/staff/account-acts.ts';
import { deleteAccount } from './delete-account.ts';
import { linksOf } from './forgot-password.ts';
import { type AccountRow, findAccount, updateAccount } from './queries.ts';
import { addressUnreachable, sendConfirmation } from './validate-email.ts';

/** What the staff may do to an account. Calls about the same account wait for each other. */
export const accountActs: AccountActs = {
  block: (context, uid) => setBlocked(context, uid, true),
  unblock: (context, uid) => setBlocked(context, uid, false),
  async sendConfirmation(context, uid) {
    const account = await reachableAccount(context, uid);
    if (!(await sendConfirmation(context, account))) throw conflict('The address is confirmed already.');
    return account.site;
  },
  async sendReset(context, uid) {
    const account = await reachableAccount(context, uid);
    if (isPlaceholderMail(account.mail, context.placeholderMailDomain)) throw addressUnreachable();
    if (!hasPassword(account)) throw conflict('The account has no password.');
    // The job that sends mails would discard it.
    if (account.nurse?.state === 'applied') {
      throw new Failure('account_blocked', 'This nurse was not approved yet.');
    }
    await spendAttempt(context, [linksOf(account)], 'Too many links for a new password.');
    await context.announce({ kind: 'resetAsked', uid });
    return account.site;
  },
  async deleteAccount(context, uid, farewell) {
    const account = await lockedAccount(context, uid);
    await deleteAccount(context, account, farewell);
    context.logSecurity('account_deleted');
    return account.site;
  },
};

async function setBlocked(context: AccountContext, uid: number, blocked: boolean): Promise<Site> {
  const account = await lockedAccount(context, uid);
  if (account.blocked === blocked) throw conflict('Nothing would change.');
  await updateAccount(context.db, uid, { blocked });
  if (blocked) {
    await deleteSessionsOf(context.db, uid);
    await context.announce({ kind: 'accountBlocked', uid });
  }
  return account.site;
}

async function lockedAccount({ db }: AccountContext, uid: number): Promise<AccountRow> {
  await lockPerson(db, uid);
  const account = await findAccount(db, uid);
  if (!account) throw notFound();
  return account;
}

/** The account, locked; a blocked one is refused, as it gets no mail. */
async function reachableAccount(context: AccountContext, uid: number): Promise<AccountRow> {
  const account = await lockedAccount(context, uid);
  if (account.blocked) throw new Failure('account_blocked', 'This account is blocked.');
  return account;
}

/** The refusal if the account is not, or no longer, in the state that the caller saw. */
function conflict(message: string): Failure {
  return new Failure('edit_conflict', message);
}
