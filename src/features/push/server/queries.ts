import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account, accountKey, participant, session } from '#db/schema/identity.ts';
import { pushMessage, pushToken } from '#db/schema/notices.ts';
import type { PushChannel } from '#domain/notices/push.ts';
import { isDead } from '#platform/session/queries.ts';

export type NewToken = Pick<
  typeof pushToken.$inferInsert,
  'uid' | 'channel' | 'tokenHash' | 'token' | 'sessionHash'
>;
export type NewMessage = typeof pushMessage.$inferInsert;
export type DueMessage = Awaited<ReturnType<typeof claimDue>>[number];

/** Keeps a token for a person, as long as the session lasts. From another account it goes, with what waited for it there. */
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

/** Leaves a person their `most` tokens that were seen last. */
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

/** Keeps the tokens whose session is about to be swept out, because it ran out by itself. */
export async function leaveTokens(db: Db, oldest: Parameters<typeof isDead>[0]): Promise<void> {
  const dead = db.select({ idHash: session.idHash }).from(session).where(isDead(oldest));
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

/** The devices of people that messages can go to, each with what its owner chose. */
export function findReachable(db: Db, uids: readonly number[], channels: readonly PushChannel[]) {
  return db
    .select({ id: pushToken.id, uid: pushToken.uid, ...wishes })
    .from(pushToken)
    .innerJoin(account, eq(account.uid, pushToken.uid))
    .innerJoin(participant, eq(participant.uid, pushToken.uid))
    .where(and(inArray(pushToken.uid, [...uids]), inArray(pushToken.channel, channels)));
}

/** Writes messages; one that a device was written about the same before is left out. */
export async function insertMessages(db: Db, rows: NewMessage[]): Promise<void> {
  await db.insert(pushMessage).values(rows).onConflictDoNothing();
}

interface Claim {
  readonly channel: PushChannel;
  /** Messages to bring away, or messages that were taken and whose receipt was not read. */
  readonly of: 'unsent' | 'receipts';
  readonly most: number;
  readonly now: Date;
  nextAttempt(attempts: number): Date;
}

/**
 * Takes the messages that wait longest, and puts their next attempt so far on that no other worker takes them meanwhile
 * and that they come back when this one dies.
 */
export function claimDue(db: Db, { channel, of, most, now, nextAttempt }: Claim) {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({
        id: pushMessage.id,
        kind: pushMessage.kind,
        attempts: pushMessage.attempts,
        discardAt: pushMessage.discardAt,
        ticket: pushMessage.ticket,
        tokenId: pushToken.id,
        tokenHash: pushToken.tokenHash,
        token: pushToken.token,
        uid: account.uid,
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
      await transaction
        .update(pushMessage)
        .set({ attempts, nextAttemptAt: nextAttempt(attempts) })
        .where(
          inArray(
            pushMessage.id,
            rows.map(({ id }) => id),
          ),
        );
    }
    return due;
  });
}

/** The service took it. With a ticket it is asked from `receiptFrom` on how it went on. */
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

/** Nothing is left to do for it; it stays for a while, so that it is not written again. */
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
