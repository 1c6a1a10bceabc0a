import { mailKey } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { type Limit, takeAttempt } from '#platform/flood/flood.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { FindOutsideMail, OutsideMail } from '#platform/mail/outside.ts';
import { outsideLetterOf } from './outside-letter.ts';
import { deleteMail, giveUp, markSent, type OutsideOutboxRow } from './queries.ts';

/** The invitations that an address gets, whoever sends them. */
const INVITATIONS: Limit = { kind: 'mail-invitation', most: 3, windowSeconds: 86_400 };

/**
 * Sends a mail to somebody without an account, if the rule of its kind still allows it. Decided here and not when it is asked for,
 * so that no answer tells anything about an address.
 */
export async function deliverOutside(
  context: JobContext,
  row: OutsideOutboxRow,
  findOutsideMail: FindOutsideMail,
) {
  const { db, clock, mailer } = context;
  const found = await findOutsideMail(context, { ...row, writtenOn: clock.dayOf(row.createdAt) });
  if (
    !found?.mayGo ||
    row.discardAt <= clock.now() ||
    isPlaceholderMail(found.to, context.placeholderMailDomain) ||
    (await hadInvitations(context, row, found))
  ) {
    await deleteMail(db, row.id);
    return 'refused';
  }
  const outcome = await mailer.deliver(outsideLetterOf(row.id, found, context));
  if (outcome === 'taken') {
    await markSent(db, row.id, {
      now: clock.now(),
      uid: null,
      recipient: mailer.keepsLetters ? found.to : null,
    });
  } else if (outcome === 'refused') await giveUp(db, row.id);
  return outcome;
}

async function hadInvitations(
  context: JobContext,
  row: OutsideOutboxRow,
  { to }: OutsideMail,
): Promise<boolean> {
  // A second attempt is still the same mail; who said yes gets one mail a week from each.
  const isInvitation = row.kind === 'buddy_invite' || row.kind === 'client_invite';
  if (!isInvitation || row.attempts > 1) return false;
  return !(await takeAttempt(context, INVITATIONS, mailKey(to)));
}
