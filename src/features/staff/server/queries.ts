import { and, asc, eq, gt, isNotNull, lt, ne, notLike, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { staffInvitation, staffMember, staffRecoveryCode, staffSession } from '#db/schema/staff.ts';

export type MemberRow = typeof staffMember.$inferSelect;
export type InvitationRow = typeof staffInvitation.$inferSelect;

export async function findMemberByMail(db: Db, mailKey: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(staffMember).where(eq(staffMember.mailKey, mailKey));
  return row;
}

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(staffMember).where(eq(staffMember.id, id));
  return row;
}

/** Locks a member against a new password, which would end their sessions, and against being removed; undefined if they are gone. */
export async function lockMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(staffMember).where(eq(staffMember.id, id)).for('no key update');
  return row;
}

export function findMembers(db: Db) {
  return db
    .select({
      id: staffMember.id,
      name: staffMember.name,
      mail: staffMember.mail,
      role: staffMember.role,
      enrolled: sql<boolean>`${isNotNull(staffMember.totpSecret)}`,
    })
    .from(staffMember)
    .orderBy(asc(staffMember.name), asc(staffMember.id));
}

/** Adds a member, or gives the one with that address a new password; returns who it is. */
export async function saveMember(
  db: Db,
  row: Pick<MemberRow, 'mail' | 'mailKey' | 'name' | 'role' | 'passwordHash' | 'enrolUntil' | 'createdAt'>,
): Promise<Pick<MemberRow, 'id' | 'name' | 'totpSecret'> & { isNew: boolean }> {
  const { passwordHash, enrolUntil } = row;
  const [member] = await db
    .insert(staffMember)
    .values(row)
    .onConflictDoUpdate({ target: staffMember.mailKey, set: { passwordHash, enrolUntil } })
    .returning({
      id: staffMember.id,
      name: staffMember.name,
      totpSecret: staffMember.totpSecret,
      // A row that an insert wrote was never updated.
      isNew: sql<boolean>`xmax = 0`,
    });
  if (!member) throw new Error('The member was not added');
  return member;
}

/**
 * Deletes a member with everything of theirs; the log keeps what they did. A link to them must be deleted before that, and before
 * any member is locked (`deleteInvitationTo`): somebody who opens one locks the link first and the member second.
 */
export async function deleteMember(db: Db, id: number): Promise<void> {
  await db.delete(staffMember).where(eq(staffMember.id, id));
}

/** Locks the administrators, so that two of them cannot remove each other at the same moment; returns their numbers. */
export async function lockAdministrators(db: Db): Promise<readonly number[]> {
  const rows = await db
    .select({ id: staffMember.id })
    .from(staffMember)
    .where(eq(staffMember.role, 'administrator'))
    .orderBy(staffMember.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Uses up a time step; false if it or a later one was used. */
export async function takeStep(db: Db, id: number, step: number): Promise<boolean> {
  const taken = await db
    .update(staffMember)
    .set({ totpStep: step })
    .where(and(eq(staffMember.id, id), lt(staffMember.totpStep, step)))
    .returning({ id: staffMember.id });
  return taken.length > 0;
}

export async function updateSecret(
  db: Db,
  id: number,
  secret: Pick<MemberRow, 'totpSecret' | 'totpMasterKey' | 'totpStep'>,
): Promise<void> {
  await db
    .update(staffMember)
    .set({ ...secret, enrolUntil: null })
    .where(eq(staffMember.id, id));
}

export async function saveRecoveryCodes(db: Db, member: number, hashes: readonly string[]): Promise<void> {
  await db.delete(staffRecoveryCode).where(eq(staffRecoveryCode.member, member));
  await db.insert(staffRecoveryCode).values(hashes.map((hash) => ({ member, hash })));
}

/** Uses up a recovery code, stored under any of these hashes; false if there is none. */
export async function takeRecoveryCode(db: Db, member: number, hashes: readonly string[]): Promise<boolean> {
  for (const hash of hashes) {
    const taken = await db
      .delete(staffRecoveryCode)
      .where(and(eq(staffRecoveryCode.member, member), eq(staffRecoveryCode.hash, hash)))
      .returning({ member: staffRecoveryCode.member });
    if (taken.length > 0) return true;
  }
  return false;
}

/** Counts the recovery codes that have one of these marks, or none yet. */
export function countRecoveryCodes(db: Db, member: number, marks: readonly string[]): Promise<number> {
  const { hash } = staffRecoveryCode;
  const isGood = or(notLike(hash, '%:%'), ...marks.map((mark) => sql`starts_with(${hash}, ${mark})`));
  return db.$count(staffRecoveryCode, and(eq(staffRecoveryCode.member, member), isGood));
}

/** Marks that the member of a session gave a code again, for one dangerous act. */
export async function setProven(db: Db, idHash: Buffer, at: Date): Promise<void> {
  await db.update(staffSession).set({ provenAt: at }).where(eq(staffSession.idHash, idHash));
}

export async function saveNewSecret(
  db: Db,
  idHash: Buffer,
  { wrapped, masterKey }: { readonly wrapped: Buffer; readonly masterKey: string },
): Promise<void> {
  await db
    .update(staffSession)
    .set({ newSecret: wrapped, newMasterKey: masterKey })
    .where(eq(staffSession.idHash, idHash));
}

export async function findNewSecret(db: Db, idHash: Buffer) {
  const [row] = await db
    .select({ wrapped: staffSession.newSecret, masterKey: staffSession.newMasterKey })
    .from(staffSession)
    .where(eq(staffSession.idHash, idHash));
  return row?.wrapped && row.masterKey ? { wrapped: row.wrapped, masterKey: row.masterKey } : undefined;
}

/** Ends every session of a member. */
export async function deleteSessionsOfMember(db: Db, member: number): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.member, member));
}

/** Saves an invitation; an earlier one to the same address is void. */
export async function saveInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insert(staffInvitation).values(row).onConflictDoUpdate({ target: staffInvitation.mail, set: row });
}

export function findInvitations(db: Db, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(staffInvitation)
    .where(gt(staffInvitation.expiresAt, now))
    .orderBy(asc(staffInvitation.expiresAt));
}

/** Whether an invitation can be opened now. */
export async function hasInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const living = and(eq(staffInvitation.tokenHash, tokenHash), gt(staffInvitation.expiresAt, now));
  return (await db.$count(staffInvitation, living)) > 0;
}

/** Uses up an invitation; undefined if it has expired or there is none. */
export async function takeInvitation(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .delete(staffInvitation)
    .where(and(eq(staffInvitation.tokenHash, tokenHash), gt(staffInvitation.expiresAt, now)))
    .returning();
  return row;
}

/** Deletes the invitation to an address, and returns it if there was one. */
export async function deleteInvitationTo(db: Db, mailKey: string): Promise<InvitationRow | undefined> {
  const [row] = await db.delete(staffInvitation).where(eq(staffInvitation.mail, mailKey)).returning();
  return row;
}

export async function deleteInvitationsBefore(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(staffInvitation)
    .where(lt(staffInvitation.expiresAt, now))
    .returning({ mail: staffInvitation.mail });
  return gone.length;
}

/** Secrets wrapped by another master key, locked for this transaction. */
export function lockSecretsNotOf(db: Db, masterKey: string, limit: number) {
  return db
    .select({ id: staffMember.id, wrapped: staffMember.totpSecret, masterKey: staffMember.totpMasterKey })
    .from(staffMember)
    .where(and(isNotNull(staffMember.totpSecret), ne(staffMember.totpMasterKey, masterKey)))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function updateWrapping(
  db: Db,
  id: number,
  { wrapped, masterKey }: { readonly wrapped: Buffer; readonly masterKey: string },
): Promise<void> {
  await db
    .update(staffMember)
    .set({ totpSecret: wrapped, totpMasterKey: masterKey })
    .where(eq(staffMember.id, id));
}
