import { mailKey } from '#domain/identity/account.ts';
import { RESENDS_A_DAY } from '#domain/identity/one-time-link.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { type Limit, spendAttempt } from '#platform/flood/flood.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { AccountContext } from '#platform/staff/account-acts.ts';
import { claimAddress } from './let-in/claim-address.ts';
import { linkInvalid, openLink } from './one-time-links.ts';
import { type AccountRow, findAccount, NOTHING_PENDING, updateAccount } from './queries.ts';

/** Together with the mail at registration these are all that an account may mail to an address that nobody confirmed (`UNCONFIRMED`). */
const RESENDS: Limit = { kind: 'validation-mail', most: RESENDS_A_DAY, windowSeconds: 86_400 };

/**
 * Confirms an address; if it was asked for as the new one, it replaces that of the account. Repeating it succeeds, because
 * browsers and mail scanners open links twice (contract 2.4).
 */
export async function confirmAddress(
  context: Context,
  body: { uid?: unknown; timestamp?: unknown; hash?: unknown },
): Promise<{ message: string }> {
  const { uid } = (await openLink(context, 'validate', body)).account;
  await lockPerson(context.db, uid);
  // The address may have changed while this call waited.
  const { account, mail } = await openLink(context, 'validate', body);
  if (mail !== account.mail) await replaceAddress(context, account, mail);
  else if (!account.mailValidatedAt) {
    await updateAccount(context.db, uid, { mailValidatedAt: context.clock.now() });
  }
  if (!account.mailValidatedAt) await context.announce({ kind: 'mailValidated', uid });
  return { message: 'E-mail address validated.' };
}

async function replaceAddress(context: Context, { uid, mail: before }: AccountRow, mail: string) {
  const changes = {
    mail,
    mailKey: mailKey(mail),
    mailValidatedAt: context.clock.now(),
    ...NOTHING_PENDING,
  };
  const isReplaced = await claimAddress(context, mail, () => updateAccount(context.db, uid, changes));
  // Somebody registered with it meanwhile, and confirmed it: only the reader of that mailbox can have both links.
  if (!isReplaced) throw linkInvalid();
  await context.announce({ kind: 'mailChanged', uid, before });
}

/** Sends the mail again, to the new address if one waits, at most twice a day (contract 2.3 #16). */
export async function resendValidation(context: PersonContext): Promise<{ message: string }> {
  await lockOneself(context);
  const account = await findAccount(context.db, context.person.uid);
  if (!account) throw notFound();
  const isSent = await sendConfirmation(context, account);
  return {
    message: isSent ? 'The validation mail has been sent.' : 'The e-mail address is validated already.',
  };
}

/** Sends that mail for any account; false, sending nothing, if there is nothing to confirm. */
export async function sendConfirmation(context: AccountContext, account: AccountRow): Promise<boolean> {
  const { uid, pendingMail } = account;
  if (!pendingMail && isPlaceholderMail(account.mail, context.placeholderMailDomain)) {
    throw addressUnreachable();
  }
  if (!pendingMail && account.mailValidatedAt) return false;
  await spendAttempt(context, [{ limit: RESENDS, subject: String(uid) }], 'Too many validation mails.');
  if (pendingMail) await updateAccount(context.db, uid, { pendingMailAt: context.clock.now() });
  await context.announce(
    pendingMail ? { kind: 'mailChangeAsked', uid, mail: pendingMail } : { kind: 'validationAsked', uid },
  );
  return true;
}

/** The refusal of a mail to a placeholder, which reaches nobody. */
export function addressUnreachable(): Failure {
  return new Failure('address_unreachable', 'This address cannot receive mail.');
}
