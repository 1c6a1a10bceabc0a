import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { buddy, buddyUpdate, neverInvited } from '#db/schema/buddies.ts';
import { account, accountKey } from '#db/schema/identity.ts';
import type { Day } from '#domain/kit/day.ts';

type NewBuddy = typeof buddy.$inferInsert;

export async function insertBuddy(db: Db, row: NewBuddy): Promise<number> {
  const [added] = await db.insert(buddy).values(row).returning({ id: buddy.id });
  if (!added) throw new Error('The buddy was not added');
  return added.id;
}

/** The participant as their buddies hear of them, with the address that mails go to. */
const withParticipant = (db: Db) =>
  db
    .select({
      buddy,
      site: account.site,
      language: account.language,
      name: account.name,
      confirmedAt: account.mailValidatedAt,
      blocked: account.blocked,
      wrapped: accountKey.wrapped,
      masterKey: accountKey.masterKey,
    })
    .from(buddy)
    .innerJoin(account, eq(account.uid, buddy.uid))
    .innerJoin(accountKey, eq(accountKey.uid, buddy.uid));

export type BuddyOfParticipant = NonNullable<Awaited<ReturnType<typeof findById>>>;

export async function findById(db: Db, id: number) {
  const [row] = await withParticipant(db).where(eq(buddy.id, id));
  return row;
}

export async function findByUuid(db: Db, uuid: string) {
  const [row] = await withParticipant(db).where(eq(buddy.uuid, uuid));
  return row;
}

/** Deletes a buddy of a person; false if they have no such buddy. */
export async function deleteBuddyOf(db: Db, { uid, id }: { uid: number; id: number }): Promise<boolean> {
  const gone = await db
    .delete(buddy)
    .where(and(eq(buddy.uid, uid), eq(buddy.id, id)))
    .returning({ id: buddy.id });
  return gone.length > 0;
}

/** Deletes all buddies of a person, and the choices of what they hear. */
export async function deleteBuddiesOf(db: Db, uid: number): Promise<void> {
  await db.delete(buddy).where(eq(buddy.uid, uid));
  await db.delete(buddyUpdate).where(eq(buddyUpdate.uid, uid));
}

/** Marks an invitation as accepted; false if it was answered before or at this moment. */
export async function markAccepted(db: Db, uuid: string, acceptedAt: Date): Promise<boolean> {
  const changed = await db
    .update(buddy)
    .set({ status: 'accepted', acceptedAt })
    .where(and(eq(buddy.uuid, uuid), eq(buddy.status, 'invited')))
    .returning({ id: buddy.id });
  return changed.length > 0;
}

/** Deletes a buddy; false if another call did so already. */
export async function deleteByUuid(db: Db, uuid: string): Promise<boolean> {
  const gone = await db.delete(buddy).where(eq(buddy.uuid, uuid)).returning({ id: buddy.id });
  return gone.length > 0;
}

/** Marks the encouragement of a day as sent; false if there was one already. */
export async function markCheered(db: Db, uuid: string, today: Day): Promise<boolean> {
  const changed = await db
    .update(buddy)
    .set({ cheeredOn: today })
    .where(and(eq(buddy.uuid, uuid), or(isNull(buddy.cheeredOn), ne(buddy.cheeredOn, today))))
    .returning({ id: buddy.id });
  return changed.length > 0;
}

/** Restarts the time to answer a person’s invitations, and returns them. */
export function restartInvitations(db: Db, uid: number, invitedAt: Date): Promise<{ id: number }[]> {
  return db
    .update(buddy)
    .set({ invitedAt })
    .where(and(eq(buddy.uid, uid), eq(buddy.status, 'invited')))
    .returning({ id: buddy.id });
}

/** Deletes invitations that were not answered in time. */
export async function deleteInvitedBefore(db: Db, instant: Date): Promise<number> {
  const gone = await db
    .delete(buddy)
    .where(and(eq(buddy.status, 'invited'), lt(buddy.invitedAt, instant)))
    .returning({ id: buddy.id });
  return gone.length;
}

export async function insertNeverInvited(db: Db, emailHash: string): Promise<void> {
  await db.insert(neverInvited).values({ emailHash }).onConflictDoNothing();
}

export async function isNeverInvited(db: Db, hashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .select()
    .from(neverInvited)
    .where(inArray(neverInvited.emailHash, [...hashes]))
    .limit(1);
  return rows.length > 0;
}

/** The account of the inviter. */
export async function findInviter(db: Db, uid: number) {
  const [row] = await db
    .select({
      site: account.site,
      language: account.language,
      name: account.name,
      mail: account.mail,
      pendingMail: account.pendingMail,
      mailValidatedAt: account.mailValidatedAt,
    })
    .from(account)
    .where(eq(account.uid, uid));
  return row;
}
