import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changedSince, reminderKinds } from '#db/reminder-facts.ts';
import { account } from '#db/schema/identity.ts';
import { mail } from '#db/schema/notices.ts';
import { pairing } from '#db/schema/nurse.ts';
import type { Day } from '#domain/kit/day.ts';
import { plusDays } from '#domain/kit/duration.ts';
import { isOutside, type MailKind, nextAttemptAt, type OutsideMailKind } from '#domain/notices/mail.ts';
import { SHOWN_DAYS } from '../contract.ts';

/** A mail of the outbox. */
type OutboxRow = typeof mail.$inferSelect;
/** One to an account. */
export type MailRow = OutboxRow & { readonly kind: MailKind };
/** One to somebody without an account. */
export type OutsideOutboxRow = OutboxRow & { readonly kind: OutsideMailKind };
export type NewMail = typeof mail.$inferInsert;

export function isToAccount(row: MailRow | OutsideOutboxRow): row is MailRow {
  return !isOutside(row.kind);
}

function addressed(row: OutboxRow): MailRow | OutsideOutboxRow {
  const { kind } = row;
  // Both sides do the same; the compiler learns from each which kinds are left.
  return isOutside(kind) ? { ...row, kind } : { ...row, kind };
}

/** Inserts each mail once: an existing one with the same key stays as it is. */
export async function insertMails(db: Db, rows: NewMail[]): Promise<void> {
  await db.insert(mail).values(rows).onConflictDoNothing();
}

/** The condition that a mail is neither sent nor given up, as in the index `mail_due`. */
const waits = and(
  isNull(mail.sentAt),
  or(isNotNull(mail.recipient), isNotNull(mail.buddyId), isNotNull(mail.invitationId)),
);

/**
 * Claims the oldest waiting mail by postponing its next attempt: no other worker takes it meanwhile, and it is retried if
 * this one crashes.
 */
export async function claimDueMail(db: Db, now: Date): Promise<MailRow | OutsideOutboxRow | undefined> {
  return db.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(mail)
      .where(and(waits, lte(mail.nextAttemptAt, now)))
      .orderBy(asc(mail.nextAttemptAt), asc(mail.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const attempts = due.attempts + 1;
    await transaction
      .update(mail)
      .set({ attempts, nextAttemptAt: nextAttemptAt(attempts, now) })
      .where(eq(mail.id, due.id));
    return addressed({ ...due, attempts });
  });
}

/** Marks a mail as accepted; it stays as long as its owner sees it. Only the mailbox of a trial installation still needs its recipient. */
export async function markSent(
  db: Db,
  id: string,
  { now, uid, recipient }: { now: Date; uid: number | null; recipient: string | null },
): Promise<void> {
  const shownUntil = plusDays(now, SHOWN_DAYS).toISOString();
  const discardAt = sql`greatest(${mail.discardAt}, ${shownUntil}::timestamptz)`;
  // From here on the mail belongs to its account and is deleted with it.
  await db.update(mail).set({ sentAt: now, uid, recipient, discardAt }).where(eq(mail.id, id));
}

/** Lets a mail wait until an instant, as if it had not been tried. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db.update(mail).set({ nextAttemptAt: until, attempts: 0 }).where(eq(mail.id, id));
}

/** Whether a newer mail of its kind waits for the same person, or went out to them before this one. */
export async function hasNewer(
  db: Db,
  { id, uid, kind }: { readonly id: string; readonly uid: number; readonly kind: MailKind },
): Promise<boolean> {
  const own = db.select({ at: mail.createdAt }).from(mail).where(eq(mail.id, id));
  const rows = await db
    .select({ id: mail.id })
    .from(mail)
    .where(
      and(eq(mail.uid, uid), eq(mail.kind, kind), or(waits, isNotNull(mail.sentAt)), gt(mail.createdAt, own)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Gives up on a mail; its key stays, so that it is not enqueued again. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db.update(mail).set({ recipient: null, buddyId: null, invitationId: null }).where(eq(mail.id, id));
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id));
}

/** Deletes mails that nobody needs any more. */
export async function deleteMailsBefore(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(mail).where(lt(mail.discardAt, now)).returning({ id: mail.id });
  return gone.length;
}

/** The facts that can make a reminder of the day `asked` pointless while it waits; `dayBegan` is the instant at which `today` began. */
export async function findSinceReminder(
  db: Db,
  uid: number,
  { today, asked, dayBegan }: { today: Day; asked: Day; dayBegan: Date },
) {
  const [row] = await db
    .select({
      ...changedSince({ today, asked }),
      wasReminded: sql<boolean>`exists (
        select from mail where mail.uid = account.uid and mail.sent_at >= ${dayBegan.toISOString()}::timestamptz
          and mail.kind in ${reminderKinds}
      )`,
    })
    .from(account)
    .where(eq(account.uid, uid));
  return row;
}

/** Whether a client was asked to go on sharing with their nurse, and still can. */
export async function isAskedToShare(db: Db, uid: number, now: Date): Promise<boolean> {
  const isPaired = and(eq(pairing.uid, uid), isNull(pairing.endedAt), gt(pairing.consentUntil, now));
  const rows = await db
    .select({ uid: pairing.uid })
    .from(pairing)
    .where(and(isPaired, isNotNull(pairing.remindedAt)))
    .limit(1);
  return rows.length > 0;
}

/** The newest mails of all sites, for the mailbox of a trial installation. */
export async function findNewestMails(db: Db, limit: number): Promise<(MailRow | OutsideOutboxRow)[]> {
  const rows = await db
    .select()
    .from(mail)
    // A mail without a recipient was not sent, though it is in the list of the person who asked for it.
    .where(and(isNotNull(mail.sentAt), isNotNull(mail.recipient)))
    .orderBy(desc(mail.createdAt))
    .limit(limit);
  return rows.map(addressed);
}

export async function findMail(db: Db, id: string): Promise<MailRow | OutsideOutboxRow | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row && addressed(row);
}

/** How many mails are overdue, and since when the oldest; one that waits for the morning is not overdue. */
export async function findWaiting(db: Db, now: Date): Promise<{ count: number; oldest: Date | null }> {
  const since = sql`case when ${mail.attempts} = 0 then greatest(${mail.nextAttemptAt}, ${mail.createdAt}) else ${mail.createdAt} end`;
  const oldest = sql`min(${since})`.mapWith(mail.createdAt) as SQL<Date | null>;
  const [row] = await db
    .select({ count: count(), oldest })
    .from(mail)
    .where(and(waits, or(gt(mail.attempts, 0), lte(mail.nextAttemptAt, now))));
  return row ?? { count: 0, oldest: null };
}

/** Mails sent to a person since an instant, newest first. */
export function findSentMails(db: Db, uid: number, { since, limit }: { since: Date; limit: number }) {
  return db
    .select({ kind: mail.kind, sentAt: sql<Date>`${mail.sentAt}`.mapWith(mail.sentAt) })
    .from(mail)
    .where(and(eq(mail.uid, uid), gt(mail.sentAt, since)))
    .orderBy(desc(mail.sentAt))
    .limit(limit);
}

export function findMailsOf(db: Db, uid: number): Promise<OutboxRow[]> {
  return db.select().from(mail).where(eq(mail.uid, uid)).orderBy(asc(mail.createdAt));
}
