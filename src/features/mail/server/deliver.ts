import { mailKey } from '#domain/identity/account.ts';
import {
  afterQuietHours,
  isFarewell,
  isQuiet,
  isReminder,
  keepsQuietHours,
  wantsMail,
} from '#domain/notices/mail.ts';
import { dayAskedAt, isPointless } from '#domain/notices/reminder.ts';
import { throwFailures } from '#platform/jobs/failures.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import type { FindOutsideMail } from '#platform/mail/outside.ts';
import { type Addressee, findAddressee, findAddresseeByMail, findUnreadPost } from './addressees/queries.ts';
import { addressedLetter } from './letters.ts';
import { outsideFateOf } from './outside-fate.ts';
import {
  claimDueMail,
  findSinceReminder,
  hasNewer,
  isAskedToShare,
  isToAccount,
  type MailRow,
} from './queries.ts';
import { type Fate, settle } from './settle.ts';
import { heldBack } from './too-much.ts';

/** The most that one run sends, so that a long queue does not occupy a worker for hours. */
const MOST_PER_RUN = 2_000;

/**
 * Sends the mails in the outbox, one by one; `findOutsideMail` makes those to people without an account. A mail counts as sent only
 * once the mail server accepted it: a worker that crashes in between may cause one duplicate, but never loses a mail. One that cannot
 * be made stops no other: it is tried again like one that the mail server put off, and fails the job in the end.
 */
export function deliverMail(findOutsideMail: FindOutsideMail, mostPerRun = MOST_PER_RUN): Job {
  return {
    name: 'deliver_mail',
    schedule: '* * * * *',
    async run(context) {
      const { db, clock } = context;
      const failures: unknown[] = [];
      let accepted = 0;
      let left = mostPerRun;
      for (; left > 0; left -= 1) {
        const row = await claimDueMail(db, clock.now());
        if (!row) break;
        try {
          const fate = isToAccount(row)
            ? await fateOf(context, row)
            : await outsideFateOf(context, findOutsideMail, row);
          const delivery = await settle(context, row.id, fate);
          if (delivery === 'taken') accepted += 1;
          if (delivery === 'unreachable') break;
        } catch (error) {
          failures.push(error);
        }
      }
      // More may be due; they do not wait for the next minute.
      if (left === 0) context.wake('deliver_mail');
      throwFailures(failures);
      return accepted;
    },
  };
}

async function fateOf(context: JobContext, row: MailRow): Promise<Fate> {
  const { clock } = context;
  if (keepsQuietHours(row.kind) && isQuiet(clock.hourOf(clock.now()))) {
    return { kind: 'wait', until: afterQuietHours(clock.now(), clock.hourOf) };
  }
  const isLast = isFarewell(row.kind);
  const person = await addresseeOf(context, row);
  // Anybody may have typed the address of a request for a new password; the link goes to the address of the account.
  const recipient = person && row.uid === null ? person.mail : row.recipient;
  if (
    row.discardAt <= clock.now() ||
    (!person && !isLast) ||
    person?.blocked ||
    hasMoved(row, person) ||
    isUnwanted(row, person) ||
    (await isOutdated(context, row, person))
  ) {
    return { kind: 'discard' };
  }
  const addressed = { ...row, recipient };
  const held = await heldBack(context, addressed, person);
  if (held) return held;
  const letter = await addressedLetter(context, addressed, person);
  return { kind: 'send', letter, uid: person?.uid ?? null, recipient, isLast };
}

/** Kinds that are enqueued for every address, whether it has an account or not. */
const FOR_WHOEVER_ASKED: ReadonlySet<MailRow['kind']> = new Set(['reset_password', 'validate_email']);

function addresseeOf({ db }: JobContext, row: MailRow) {
  if (row.uid !== null) return findAddressee(db, row.uid);
  if (!FOR_WHOEVER_ASKED.has(row.kind)) return undefined;
  return findAddresseeByMail(db, row.site, mailKey(row.recipient ?? ''));
}

/**
 * Whether a mail is no longer wanted: its owner turned this kind off while it waited, or what its link is for is done already or
 * cannot be done yet.
 */
function isUnwanted({ kind, uid }: MailRow, person: Addressee | undefined): boolean {
  if (!person) return false;
  if (kind === 'reset_password' && person.awaitsApproval) return true;
  const isForWhoeverAsked = kind === 'validate_email' && uid === null;
  return (isForWhoeverAsked && person.mailValidatedAt !== null) || !wantsMail(kind, person);
}

/** Whether the news in a mail no longer holds. */
async function isOutdated(
  { db, clock }: JobContext,
  { id, kind, uid, createdAt }: MailRow,
  person: Addressee | undefined,
): Promise<boolean> {
  if (uid === null || !person) return false;
  switch (kind) {
    case 'forum_reply_mail':
      return !(await findUnreadPost(db, uid)) || hasNewer(db, { id, uid, kind });
    case 'inactive_first':
    case 'inactive_last':
      return person.lastUsed >= createdAt;
    case 'consent_ending':
      return !(await isAskedToShare(db, uid, clock.now()));
    default: {
      if (!isReminder(kind)) return false;
      const today = clock.today();
      const asked = dayAskedAt(createdAt, clock);
      const since = await findSinceReminder(db, uid, { today, asked, dayBegan: clock.instantOf(today, 0) });
      return !since || isPointless(kind, since);
    }
  }
}

/**
 * Whether the address of the account has changed since. Links are made for the account as it is now, so a mail to the old
 * address would let its reader confirm or open what belongs to the new one.
 */
function hasMoved({ kind, recipient }: MailRow, person: Addressee | undefined): boolean {
  if (!person || kind === 'email_changed') return false;
  const current = kind === 'validate_new_email' ? mailKey(person.pendingMail ?? '') : person.mailKey;
  return mailKey(recipient ?? '') !== current;
}
