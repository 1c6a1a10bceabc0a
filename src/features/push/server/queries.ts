import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { changedSince, reminderKinds } from '#db/reminder-facts.ts';
import { account, accountKey, participant, session } from '#db/schema/identity.ts';
import { pushMessage, pushToken } from '#db/schema/notices.ts';
import { hasUnread } from '#db/unread-comments.ts';
import type { Day } from '#domain/kit/day.ts';
import { nextAttemptAt } from '#domain/notices/mail.ts';
import type { PushChannel } from '#domain/notices/push.ts';
import { type EarliestUse, isDead } from '#platform/session/queries.ts';

export type NewToken = Pick<
  typeof pushToken.$inferInsert,
  'uid' | 'channel' | 'tokenHash' | 'token' | 'sessionHash'
>;
export type NewMessage = typeof pushMessage.$inferInsert;
export type DueMessage = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Stores a token for a person, tied to the session. It is removed from any other account, with the messages waiting for it
 * there.
 */
export async function upsertToken(db: Db, row: NewToken, now: Date): Promise<void> {
  await db.delete(pushToken).where(and(eq(pushToken.tokenHash, row.tokenHash), ne(pushToken.uid, row.uid)));
  await db
    .insert(pushToken)
    .values({ ...row, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: pushToken.tokenHash,
      set: { uid: row.uid, token: row.token, sessionHash: row.sessionHash ?? null, lastSeenAt: now },
    });
}

/** Keeps only the `most` most recently seen tokens of a person. */
export async function deleteTokensBeyond(db: Db, uid: number, most: number): Promise<void> {
  const beyond = db
    .select({ id: pushToken.id })
    .from(pushToken)
    .where(eq(pushToken.uid, uid))
    .orderBy(desc(pushToken.lastSeenAt), desc(pushToken.createdAt))
    .offset(most);
  await db.delete(pushToken).where(inArray(pushToken.id, beyond));
}

export async function deleteOwnToken(db: Db, uid: number, tokenHash: Buffer): Promise<void> {
  await db.delete(pushToken).where(and(eq(pushToken.uid, uid), eq(pushToken.tokenHash, tokenHash)));
}

/** Detaches tokens from sessions that are about to be deleted because they expired. */
export async function leaveTokens(db: Db, earliest: EarliestUse): Promise<void> {
  const dead = db.select({ idHash: session.idHash }).from(session).where(isDead(earliest));
  await db.update(pushToken).set({ sessionHash: null }).where(inArray(pushToken.sessionHash, dead));
}

export async function deleteTokensWithoutSession(db: Db, uid: number): Promise<void> {
  await db.delete(pushToken).where(and(eq(pushToken.uid, uid), isNull(pushToken.sessionHash)));
}

export async function deleteToken(db: Db, id: string): Promise<void> {
  await db.delete(pushToken).where(eq(pushToken.id, id));
}

export async function deleteTokensUnseenSince(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(pushToken)
    .where(lt(pushToken.lastSeenAt, before))
    .returning({ id: pushToken.id });
  return gone.length;
}

export function findTokensOf(db: Db, uid: number) {
  return db
    .select({ channel: pushToken.channel, createdAt: pushToken.createdAt, lastSeenAt: pushToken.lastSeenAt })
    .from(pushToken)
    .where(eq(pushToken.uid, uid))
    .orderBy(asc(pushToken.createdAt));
}

const wishes = {
  notificationKinds: participant.notificationKinds,
  showsBadges: participant.showsBadges,
  blocked: account.blocked,
};

/** The devices of people that can receive messages, each with its owner's choices. */
export function findReachable(db: Db, uids: readonly number[], channels: readonly PushChannel[]) {
  return db
    .select({ id: pushToken.id, uid: pushToken.uid, ...wishes })
    .from(pushToken)
    .innerJoin(account, eq(account.uid, pushToken.uid))
    .innerJoin(participant, eq(participant.uid, pushToken.uid))
    .where(and(inArray(pushToken.uid, [...uids]), inArray(pushToken.channel, channels)));
}

/** Inserts messages; a duplicate for the same device is skipped. */
export async function insertMessages(db: Db, rows: NewMessage[]): Promise<void> {
  await db.insert(pushMessage).values(rows).onConflictDoNothing();
}

/** A newer message of its kind waits for the same device, or went out to it before this one. */
const hasNewer = sql<boolean>`exists (
  select from push_message newer where newer.token_id = ${pushMessage.tokenId} and newer.kind = ${pushMessage.kind}
    and newer.created_at > ${pushMessage.createdAt} and coalesce(newer.sent_at, newer.next_attempt_at) is not null
)`;

/** Whether another reminder went to the same device since an instant. */
const wasReminded = (since: Date) => sql<boolean>`exists (
  select from push_message other where other.token_id = ${pushMessage.tokenId} and other.kind in ${reminderKinds}
    and other.sent_at >= ${since.toISOString()}::timestamptz
)`;

interface Claim {
  readonly channel: PushChannel;
  /** Messages to send, or accepted messages whose receipt was not read yet. */
  readonly of: 'unsent' | 'receipts';
  readonly most: number;
  readonly now: Date;
  readonly today: Day;
  readonly asked: Day;
  readonly dayBegan: Date;
}

/**
 * Claims the oldest waiting messages by postponing their next attempt: no other worker takes them meanwhile, and they are
 * retried if this one crashes. `asked` is the day that reminders ask about now, `dayBegan` the instant at which `today` began.
 */
export function claimDue(db: Db, { channel, of, most, now, today, asked, dayBegan }: Claim) {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({
        id: pushMessage.id,
        kind: pushMessage.kind,
        attempts: pushMessage.attempts,
        createdAt: pushMessage.createdAt,
        discardAt: pushMessage.discardAt,
        hasNewer,
        hasUnread,
        ...changedSince({ today, asked }),
        wasReminded: wasReminded(dayBegan),
        ticket: pushMessage.ticket,
        tokenId: pushToken.id,
        tokenHash: pushToken.tokenHash,
        token: pushToken.token,
        uid: account.uid,
        site: account.site,
        language: account.language,
        ...wishes,
        wrapped: accountKey.wrapped,
        masterKey: accountKey.masterKey,
      })
      .from(pushMessage)
      .innerJoin(pushToken, eq(pushToken.id, pushMessage.tokenId))
      .innerJoin(account, eq(account.uid, pushToken.uid))
      .innerJoin(participant, eq(participant.uid, pushToken.uid))
      .innerJoin(accountKey, eq(accountKey.uid, pushToken.uid))
      .where(
        and(
          lte(pushMessage.nextAttemptAt, now),
          eq(pushToken.channel, channel),
          of === 'unsent' ? isNull(pushMessage.sentAt) : isNotNull(pushMessage.ticket),
        ),
      )
      .orderBy(asc(pushMessage.nextAttemptAt))
      .limit(most)
      .for('update', { of: pushMessage, skipLocked: true });
    const byAttempts = Map.groupBy(due, ({ attempts }) => attempts + 1);
    for (const [attempts, rows] of byAttempts) {
      const ids = rows.map(({ id }) => id);
      await transaction
        .update(pushMessage)
        .set({ attempts, nextAttemptAt: nextAttemptAt(attempts, now) })
        .where(inArray(pushMessage.id, ids));
    }
    return due;
  });
}

/** Lets a message wait until then, as if it had not been tried. */
export async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await db.update(pushMessage).set({ nextAttemptAt: until, attempts: 0 }).where(eq(pushMessage.id, id));
}

/** The service accepted it. With a ticket, its receipt is fetched from `receiptFrom` on. */
export async function markSent(
  db: Db,
  id: string,
  { now, ticket, receiptFrom }: { now: Date; ticket: string | undefined; receiptFrom: Date },
): Promise<void> {
  await db
    .update(pushMessage)
    .set({
      sentAt: now,
      attempts: 0,
      ticket: ticket ?? null,
      nextAttemptAt: ticket === undefined ? null : receiptFrom,
    })
    .where(eq(pushMessage.id, id));
}

/** Nothing is left to do; the row stays for a while, so that the message is not enqueued again. */
export async function closeMessage(db: Db, id: string): Promise<void> {
  await db.update(pushMessage).set({ ticket: null, nextAttemptAt: null }).where(eq(pushMessage.id, id));
}

export async function deletePushMessagesBefore(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(pushMessage)
    .where(lt(pushMessage.discardAt, now))
    .returning({ id: pushMessage.id });
  return gone.length;
}

export function findPushMessagesOf(db: Db, uid: number) {
  return db
    .select({ kind: pushMessage.kind, createdAt: pushMessage.createdAt, sentAt: pushMessage.sentAt })
    .from(pushMessage)
    .innerJoin(pushToken, eq(pushToken.id, pushMessage.tokenId))
    .where(eq(pushToken.uid, uid))
    .orderBy(asc(pushMessage.createdAt));
}
