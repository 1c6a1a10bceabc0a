import { mailKey } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { type Limit, takeAttempt } from '#platform/flood/flood.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { FindOutsideMail, OutsideMail } from '#platform/mail/outside.ts';
import { outsideLetterOf } from './outside-letter.ts';
import type { OutsideOutboxRow } from './queries.ts';
import type { Fate } from './settle.ts';

/** The invitations that an address gets, whoever sends them. */
const INVITATIONS: Limit = { kind: 'mail-invitation', most: 3, windowSeconds: 86_400 };

/**
 * Decides whether somebody without an account still gets a mail, by the rule of its kind. Decided here and not when it is asked for,
 * so that no answer reveals anything about an address.
 */
export async function outsideFateOf(
  context: JobContext,
  findOutsideMail: FindOutsideMail,
  row: OutsideOutboxRow,
): Promise<Fate> {
  const { clock } = context;
  const found = await findOutsideMail(context, { ...row, writtenOn: clock.dayOf(row.createdAt) });
  if (
    !found?.mayGo ||
    row.discardAt <= clock.now() ||
    isPlaceholderMail(found.to, context.placeholderMailDomain) ||
    (await hadInvitations(context, row, found))
  ) {
    return { kind: 'discard' };
  }
  return { kind: 'send', letter: outsideLetterOf(context, row.id, found), uid: null, recipient: found.to };
}

/** Whether an address had its invitations of the day. A buddy who accepted gets a weekly mail from each participant, without a limit. */
async function hadInvitations(
  context: JobContext,
  row: OutsideOutboxRow,
  { to }: OutsideMail,
): Promise<boolean> {
  const isInvitation = row.kind === 'buddy_invite' || row.kind === 'client_invite';
  // A second attempt is still the same mail.
  if (!isInvitation || row.attempts > 1) return false;
  return !(await takeAttempt(context, INVITATIONS, mailKey(to)));
}
