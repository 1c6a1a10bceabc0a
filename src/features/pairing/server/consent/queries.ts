import { and, countDistinct, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { mayLook } from '#db/nurse-facts.ts';
import { account } from '#db/schema/identity.ts';
import { accessLog, nurse, pairing } from '#db/schema/nurse.ts';
import type { ConsentKind, Guide } from '#domain/nurse/pairing.ts';
import { knownNurse } from '../queries.ts';

const activeOf = (uid: number) => and(eq(pairing.uid, uid), isNull(pairing.endedAt));

/** What a client shares with their nurse, and whether she may look at all. */
export async function findConsent(db: Db, uid: number) {
  const [row] = await db
    .select({
      agreement: pairing.agreement,
      registrationsOffAt: pairing.registrationsOffAt,
      exercisesOffAt: pairing.exercisesOffAt,
      consentUntil: pairing.consentUntil,
      canLook: mayLook(account),
    })
    .from(pairing)
    .innerJoin(nurse, eq(nurse.uid, pairing.nurse))
    .innerJoin(account, eq(account.uid, pairing.nurse))
    .where(activeOf(uid));
  return row;
}

export type ConsentRow = NonNullable<Awaited<ReturnType<typeof findConsent>>>;

/**
 * Starts or stops sharing kinds; the date since when a kind is not shared stays if it was not shared already. Waits for a nurse
 * who is looking (`openDoor`).
 */
export async function saveChoices(
  db: Db,
  uid: number,
  {
    shared,
    now,
  }: { readonly shared: { readonly [Kind in ConsentKind]?: boolean | undefined }; readonly now: Date },
): Promise<ConsentRow | undefined> {
  const since = (kind: ConsentKind) => {
    const column = pairing[`${kind}OffAt`];
    if (shared[kind] === undefined) return sql`${column}`;
    return shared[kind] ? sql`null` : sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;
  };
  await db
    .update(pairing)
    .set({ registrationsOffAt: since('registrations'), exercisesOffAt: since('exercises') })
    .where(activeOf(uid));
  return findConsent(db, uid);
}

/** Starts another term of an agreement. */
export async function startTerm(
  db: Db,
  uid: number,
  agreed: Pick<typeof pairing.$inferSelect, 'agreement' | 'consentedAt' | 'consentUntil'>,
): Promise<ConsentRow | undefined> {
  await db
    .update(pairing)
    .set({ ...agreed, remindedAt: null })
    .where(activeOf(uid));
  return findConsent(db, uid);
}

/** A client whose agreement ends, and the nurse. */
export interface Ending {
  readonly uid: number;
  readonly nurse: Guide;
}

interface Claim {
  readonly now: Date;
  readonly limit: number;
}

/** Marks clients as asked whose agreement ends before a moment, at most `limit`, and returns them. */
export function claimAsked(db: Db, until: Date, { now, limit }: Claim): Promise<Ending[]> {
  const due = and(
    isNull(pairing.remindedAt),
    isNull(pairing.endedAt),
    gt(pairing.consentUntil, now),
    lte(pairing.consentUntil, until),
  );
  return change(db, { due, set: { remindedAt: now }, limit });
}

/** Ends pairings whose agreement was not renewed, at most `limit`, and returns them. */
export function endExpired(db: Db, { now, limit }: Claim): Promise<Ending[]> {
  const due = and(isNull(pairing.endedAt), lte(pairing.consentUntil, now));
  return change(db, { due, set: { endedAt: now, endedBy: 'expired' }, limit });
}

async function change(
  db: Db,
  {
    due,
    set,
    limit,
  }: {
    readonly due: ReturnType<typeof and>;
    readonly set: Partial<typeof pairing.$inferInsert>;
    readonly limit: number;
  },
): Promise<Ending[]> {
  const claimed = db
    .select({ id: pairing.id })
    .from(pairing)
    .where(due)
    .orderBy(pairing.consentUntil)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(pairing)
    .set(set)
    .from(nurse)
    .innerJoin(account, eq(account.uid, nurse.uid))
    .where(and(eq(nurse.uid, pairing.nurse), sql`${pairing.id} in (${claimed})`))
    .returning({ uid: pairing.uid, nurse: nurse.uid, name: account.name, practice: nurse.practice });
  return rows.map(({ uid, nurse: of, name, practice }) => ({ uid, nurse: { uid: of, name, practice } }));
}

/**
 * The looks at a client on some of the days that have any, newest first, and how many such days there are. The name is null once
 * the nurse’s account or the pairing is gone.
 */
export async function findLookPage(
  db: Db,
  uid: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const ofClient = eq(accessLog.client, uid);
  const days = db
    .selectDistinct({ day: accessLog.day })
    .from(accessLog)
    .where(ofClient)
    .orderBy(desc(accessLog.day))
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({ at: accessLog.at, day: accessLog.day, look: accessLog.look, nurse: account.name })
    .from(accessLog)
    .leftJoin(account, knownNurse)
    .where(and(ofClient, inArray(accessLog.day, days)))
    .orderBy(desc(accessLog.nth));
  const [all] = await db
    .select({ total: countDistinct(accessLog.day) })
    .from(accessLog)
    .where(ofClient);
  return { rows, total: all?.total ?? 0 };
}
