import { isPlaceholderMail } from '#domain/notices/mail.ts';
import type { Context, PersonContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { type Limit, takeAttempt } from '#platform/flood/flood.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { openLink } from './one-time-links.ts';
import { findAccount, updateAccount } from './queries.ts';

/** The mail sent at registration does not count (contract head section). */
const RESENDS: Limit = { kind: 'validation-mail', most: 3, windowSeconds: 3_600 };

/** Confirms an address. Repeating it succeeds, because browsers and mail scanners open links twice (contract 2.4). */
export async function validate(
  context: Context,
  body: { uid?: unknown; timestamp?: unknown; hash?: unknown },
): Promise<{ message: string }> {
  const { uid } = await openLink(context, 'validate', body);
  await lockPerson(context.db, uid);
  // The address may have changed while this call waited.
  const account = await openLink(context, 'validate', body);
  if (!account.mailValidatedAt) {
    await updateAccount(context.db, account.uid, { mailValidatedAt: context.clock.now() });
    await context.announce({ kind: 'mailValidated', uid: account.uid });
  }
  return { message: 'E-mail address validated.' };
}

/** Sends the mail again, at most three times an hour (contract 2.3 #16). */
export async function resendValidation(context: PersonContext): Promise<{ message: string }> {
  const { uid } = context.person;
  const account = await findAccount(context.db, uid);
  if (!account) throw notFound();
  if (isPlaceholderMail(account.mail, context.placeholderMailDomain)) {
    throw new Failure('address_unreachable', 'This address cannot receive mail.');
  }
  if (account.mailValidatedAt) return { message: 'The e-mail address is validated already.' };
  if (!(await takeAttempt(context, RESENDS, String(uid)))) {
    throw new Failure('too_many_requests', 'Too many validation mails.', {
      retryAfterSeconds: RESENDS.windowSeconds,
    });
  }
  await context.announce({ kind: 'validationAsked', uid });
  return { message: 'The validation mail has been sent.' };
}
