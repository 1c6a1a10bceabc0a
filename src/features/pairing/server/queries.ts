import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { isDuplicate } from '#db/connection.ts';
import { mayLook } from '#db/nurse-facts.ts';
import { account } from '#db/schema/identity.ts';
import { accessLog, clientInvitation, nurse, pairing, pairingCode } from '#db/schema/nurse.ts';
import { floodAttempts } from '#db/schema/platform.ts';
import type { Guide, PairingEnd } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';
import { WRONG_CODES } from './guesses.ts';

export type NewPairing = typeof pairing.$inferInsert;

const client = alias(account, 'client');

const guide = { uid: nurse.uid, name: account.name, practice: nurse.practice };

const nurseOfCode = (db: Db, code: string) =>
  db
    .select(guide)
    .from(pairingCode)
    .innerJoin(nurse, eq(nurse.uid, pairingCode.uid))
    .innerJoin(account, eq(account.uid, pairingCode.uid))
    .where(and(eq(pairingCode.code, code), mayLook(account)));

/** The nurse with this code, if she may pair. One who may not looks like no nurse. */
export async function findNurseOfCode(db: Db, code: string): Promise<Guide | undefined> {
  const [row] = await nurseOfCode(db, code);
  return row;
}

/** Like `findNurseOfCode`; her account stays until the transaction ends. */
export async function keepNurseOfCode(db: Db, code: string): Promise<Guide | undefined> {
  const [row] = await nurseOfCode(db, code).for('key share', { of: account });
  return row;
}

/** The nurse of a client, with the details that concern the client. */
export async function findPairing(db: Db, uid: number) {
  const [row] = await db
    .select({
      pairing,
      name: account.name,
      practice: nurse.practice,
      canLook: mayLook(account),
    })
    .from(pairing)
    .innerJoin(nurse, eq(nurse.uid, pairing.nurse))
    .innerJoin(account, eq(account.uid, pairing.nurse))
    .where(and(eq(pairing.uid, uid), isNull(pairing.endedAt)));
  return row;
}

/** Adds a pairing; false if the client has one already. */
export async function insertPairing(db: Db, row: NewPairing): Promise<boolean> {
  const added = await db
    .insert(pairing)
    .values(row)
    .onConflictDoNothing({ target: pairing.uid, where: sql`ended_at is null` })
    .returning({ id: pairing.id });
  return added.length > 0;
}

/** Ends the pairing of a client, and returns the nurse; undefined if there is none, or none with this nurse. */
export async function endPairing(
  db: Db,
  asked: { readonly uid: number; readonly nurse?: number; readonly site?: Site },
  end: { readonly endedAt: Date; readonly endedBy: PairingEnd },
): Promise<Guide | undefined> {
  const [ended] = await db
    .update(pairing)
    .set(end)
    .from(client)
    .where(
      and(
        eq(pairing.uid, asked.uid),
        isNull(pairing.endedAt),
        eq(client.uid, pairing.uid),
        asked.nurse === undefined ? undefined : eq(pairing.nurse, asked.nurse),
        asked.site === undefined ? undefined : eq(client.site, asked.site),
      ),
    )
    .returning({ nurse: pairing.nurse });
  return ended && findGuide(db, ended.nurse);
}

async function findGuide(db: Db, uid: number): Promise<Guide | undefined> {
  const [row] = await db
    .select(guide)
    .from(nurse)
    .innerJoin(account, eq(account.uid, nurse.uid))
    .where(eq(nurse.uid, uid));
  return row;
}

/** All pairings of a client, newest first. */
export function findPairings(db: Db, uid: number) {
  return db
    .select({ pairing, name: account.name, practice: nurse.practice })
    .from(pairing)
    .innerJoin(nurse, eq(nurse.uid, pairing.nurse))
    .innerJoin(account, eq(account.uid, pairing.nurse))
    .where(eq(pairing.uid, uid))
    .orderBy(desc(pairing.pairedAt));
}

/** The account of a nurse who looked, for her client: not once a pairing with her is forgotten, which somebody else had made. */
export const knownNurse = and(
  eq(account.uid, accessLog.nurse),
  sql`exists (select from pairing as known where known.uid = ${accessLog.client} and known.nurse = ${accessLog.nurse})`,
);

/** The looks at a client, oldest first; the name is null once the nurse’s account or the pairing is gone. */
export function findLooks(db: Db, uid: number) {
  return db
    .select({ at: accessLog.at, look: accessLog.look, nurse: account.name })
    .from(accessLog)
    .leftJoin(account, knownNurse)
    .where(eq(accessLog.client, uid))
    .orderBy(accessLog.nth);
}

export async function insertInvitation(db: Db, row: typeof clientInvitation.$inferInsert): Promise<void> {
  await db.insert(clientInvitation).values(row);
}

/** An invitation, with the code of its nurse, and whether she may pair. */
export async function findInvitation(db: Db, id: string) {
  const [row] = await db
    .select({
      invitation: clientInvitation,
      code: pairingCode.code,
      mayPair: mayLook(account),
    })
    .from(clientInvitation)
    .innerJoin(nurse, eq(nurse.uid, clientInvitation.uid))
    .innerJoin(account, eq(account.uid, clientInvitation.uid))
    .leftJoin(pairingCode, eq(pairingCode.uid, clientInvitation.uid))
    .where(eq(clientInvitation.id, id));
  return row;
}

/** Deletes invitations that have expired, with their mails. */
export async function deleteInvitedBefore(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(clientInvitation)
    .where(lt(clientInvitation.invitedAt, before))
    .returning({ id: clientInvitation.id });
  return gone.length;
}

/** Ends the pairings of an account that is being deleted, on either side; returns who was paired with whom. */
export async function endPairingsOf(
  db: Db,
  uid: number,
  endedAt: Date,
): Promise<{ uid: number; nurse: Guide }[]> {
  const ended = await db
    .update(pairing)
    .set({ endedAt, endedBy: sql`case when ${pairing.uid} = ${uid} then 'client' else 'nurse' end` })
    .where(and(or(eq(pairing.uid, uid), eq(pairing.nurse, uid)), isNull(pairing.endedAt)))
    .returning({ uid: pairing.uid, nurse: pairing.nurse });
  const found: { uid: number; nurse: Guide }[] = [];
  for (const { uid: whose, nurse: by } of ended) {
    const her = await findGuide(db, by);
    if (her) found.push({ uid: whose, nurse: her });
  }
  return found;
}

/** Deletes all pairings of a client. Waits for a nurse who is looking (`openDoor`). */
export async function deletePairingsOf(db: Db, uid: number): Promise<void> {
  await db.delete(pairing).where(eq(pairing.uid, uid));
}

/** Saves the code of a nurse; false if somebody else has it. */
export async function saveCode(db: Db, row: typeof pairingCode.$inferInsert): Promise<boolean> {
  try {
    await db.transaction(async (inner) => {
      const { code, madeAt } = row;
      await inner
        .insert(pairingCode)
        .values(row)
        .onConflictDoUpdate({ target: pairingCode.uid, set: { code, madeAt } });
    });
    return true;
  } catch (error) {
    if (isDuplicate(error, 'pairing_code_code_unique')) return false;
    throw error;
  }
}

/** How many wrong codes were tried since a moment, by everybody together. */
export async function countWrongCodes(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({
      wrong: sql<number>`(select count(*) from unnest(${floodAttempts.at}) as one
        where one > ${since.toISOString()}::timestamptz)`.mapWith(Number),
    })
    .from(floodAttempts)
    .where(eq(floodAttempts.kind, WRONG_CODES.kind));
  return row?.wrong ?? 0;
}

export async function findCode(db: Db, uid: number): Promise<typeof pairingCode.$inferSelect | undefined> {
  const [row] = await db.select().from(pairingCode).where(eq(pairingCode.uid, uid));
  return row;
}
