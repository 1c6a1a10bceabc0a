import { and, count, desc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema/identity.ts';
import { nurse, recoveryCode, rememberedDevice, secondFactor } from '#db/schema/nurse.ts';

export type FactorRow = typeof secondFactor.$inferSelect;

/** The account of a nurse, with everything that decides whether she may log in. */
export async function findNurseAccount(db: Db, uid: number) {
  const [row] = await db
    .select({
      uid: account.uid,
      site: account.site,
      mail: account.mail,
      roles: account.roles,
      passwordHash: account.passwordHash,
      blocked: account.blocked,
      mailValidatedAt: account.mailValidatedAt,
      nurseState: nurse.state,
      deviceGeneration: account.deviceGeneration,
    })
    .from(account)
    .innerJoin(nurse, eq(nurse.uid, account.uid))
    .where(eq(account.uid, uid));
  return row;
}

export async function findFactor(db: Db, uid: number): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.uid, uid));
  return row;
}

/** Adds an app; false if there is one already. */
export async function insertFactor(db: Db, row: FactorRow): Promise<boolean> {
  const added = await db
    .insert(secondFactor)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: secondFactor.uid });
  return added.length > 0;
}

/** Saves an app in place of the earlier one. */
export async function saveFactor(db: Db, row: FactorRow): Promise<void> {
  await db.insert(secondFactor).values(row).onConflictDoUpdate({ target: secondFactor.uid, set: row });
}

/** Uses up a time step; false if it or a later one was used. */
export async function takeStep(db: Db, uid: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactor)
    .set({ step })
    .where(and(eq(secondFactor.uid, uid), lt(secondFactor.step, step)))
    .returning({ uid: secondFactor.uid });
  return taken.length > 0;
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(db: Db, uid: number, hash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.uid, uid), eq(recoveryCode.hash, hash)))
    .returning({ uid: recoveryCode.uid });
  return taken.length > 0;
}

export async function saveRecoveryCodes(db: Db, uid: number, hashes: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.uid, uid));
  await db.insert(recoveryCode).values(hashes.map((hash) => ({ uid, hash })));
}

export async function countRecoveryCodes(db: Db, uid: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.uid, uid));
  return row?.left ?? 0;
}

/** The browsers that were remembered after an instant, newest first. */
export function findRemembered(db: Db, uid: number, since: Date) {
  return db
    .select()
    .from(rememberedDevice)
    .where(and(eq(rememberedDevice.uid, uid), gt(rememberedDevice.rememberedAt, since)))
    .orderBy(desc(rememberedDevice.rememberedAt), desc(rememberedDevice.id));
}

export async function insertRemembered(
  db: Db,
  row: Omit<typeof rememberedDevice.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(rememberedDevice).values(row);
}

export async function deleteRemembered(db: Db, uid: number, id: string): Promise<boolean> {
  const gone = await db
    .delete(rememberedDevice)
    .where(and(eq(rememberedDevice.uid, uid), eq(rememberedDevice.id, id)))
    .returning({ id: rememberedDevice.id });
  return gone.length > 0;
}

export async function deleteRememberedOf(db: Db, uid: number): Promise<void> {
  await db.delete(rememberedDevice).where(eq(rememberedDevice.uid, uid));
}

/** Deletes every browser that was remembered until an instant. */
export async function deleteRememberedUntil(db: Db, until: Date): Promise<number> {
  const gone = await db
    .delete(rememberedDevice)
    .where(lte(rememberedDevice.rememberedAt, until))
    .returning({ id: rememberedDevice.id });
  return gone.length;
}

/** Deletes the second step of an account, with everything that belongs to it. */
export async function deleteFactor(db: Db, uid: number): Promise<void> {
  await deleteRememberedOf(db, uid);
  await db.delete(recoveryCode).where(eq(recoveryCode.uid, uid));
  await db.delete(secondFactor).where(eq(secondFactor.uid, uid));
}
