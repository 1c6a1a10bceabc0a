import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumMember } from '#db/schema/forum.ts';
import { message } from '#db/schema/notices.ts';
import type { MessageTemplate } from '#domain/notices/message.ts';

export type StoredMessage = typeof message.$inferSelect;

/** Inserts messages; one about a badge that already has a message is skipped. */
export async function insertMessages(db: Db, rows: (typeof message.$inferInsert)[]): Promise<void> {
  await db.insert(message).values(rows).onConflictDoNothing();
}

/** A person's messages, newest first. */
const messagesOf = (db: Db, uid: number) =>
  db.select().from(message).where(eq(message.uid, uid)).orderBy(desc(message.createdAt), desc(message.id));

export function findAllMessages(db: Db, uid: number): Promise<StoredMessage[]> {
  return messagesOf(db, uid);
}

/** A page of them, and how many there are. */
export async function findMessages(
  db: Db,
  uid: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredMessage[]; total: number }> {
  const rows = await messagesOf(db, uid).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(message).where(eq(message.uid, uid));
  return { rows, total: counted?.total ?? 0 };
}

/** The newest of a person's messages with a template. */
export async function findNewest(
  db: Db,
  uid: number,
  template: MessageTemplate,
): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(message)
    .where(and(eq(message.uid, uid), eq(message.template, template)))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(1);
  return row;
}

export async function countUnread(db: Db, uid: number): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(message)
    .where(and(eq(message.uid, uid), isNull(message.seenAt)));
  return counted?.unread ?? 0;
}

/** Marks a person's messages as seen; ignores those of other people. */
export async function markSeen(
  db: Db,
  { uid, messages, seenAt }: { uid: number; messages: readonly string[]; seenAt: Date },
): Promise<void> {
  await db
    .update(message)
    .set({ seenAt })
    .where(and(eq(message.uid, uid), inArray(message.uuid, [...messages]), isNull(message.seenAt)));
}

export async function deleteMessages(
  db: Db,
  uid: number,
  templates: readonly MessageTemplate[],
): Promise<void> {
  await db.delete(message).where(and(eq(message.uid, uid), inArray(message.template, [...templates])));
}

/** Until when the forum is closed for somebody; null: for good. */
export async function findClosedUntil(db: Db, uid: number): Promise<Date | null> {
  const [row] = await db
    .select({ closedUntil: forumMember.closedUntil })
    .from(forumMember)
    .where(eq(forumMember.uid, uid));
  return row?.closedUntil ?? null;
}
