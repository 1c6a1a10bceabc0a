import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { applied, approved, packageDue, practiceChanged } from '#db/nurse-facts.ts';
import { account } from '#db/schema/identity.ts';
import { nurse, secondFactor } from '#db/schema/nurse.ts';
import type { ApplicationList } from '#domain/nurse/application.ts';
import type { NurseDetails } from '#domain/nurse/details.ts';
import { type Place, ROWS_A_PAGE } from '#platform/staff/page.ts';

const columns = {
  nurse,
  site: account.site,
  mail: account.mail,
  name: account.name,
  confirmedAt: account.mailValidatedAt,
  blocked: account.blocked,
};

export type NurseRow = Awaited<ReturnType<typeof findNurses>>[number];
export type OneNurse = NonNullable<Awaited<ReturnType<typeof findNurse>>>;

/** The lists as their indexes have them: the nurses in each, and the moment that orders them. */
const LISTS = {
  applied: { belongs: applied, at: nurse.appliedAt },
  package: { belongs: packageDue, at: nurse.approvedAt },
  changed: { belongs: practiceChanged, at: nurse.practiceChangedAt },
  approved: { belongs: approved, at: nurse.approvedAt },
} as const satisfies Record<ApplicationList, { readonly belongs: SQL; readonly at: unknown }>;

/** A page of a list and one row more, newest first. */
export function findNurses(db: Db, list: ApplicationList, after: Place | undefined) {
  const { belongs, at } = LISTS[list];
  const isAfter = after && sql`(${at}, ${nurse.uid}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  return db
    .select(columns)
    .from(nurse)
    .innerJoin(account, eq(account.uid, nurse.uid))
    .where(and(belongs, isAfter))
    .orderBy(desc(at), desc(nurse.uid))
    .limit(ROWS_A_PAGE + 1);
}

export async function countWaiting(db: Db): Promise<Record<Exclude<ApplicationList, 'approved'>, number>> {
  const number = async (belongs: SQL) => {
    const [row] = await db.select({ rows: count() }).from(nurse).where(belongs);
    return row?.rows ?? 0;
  };
  return {
    applied: await number(applied),
    package: await number(packageDue),
    changed: await number(practiceChanged),
  };
}

export async function findNurse(db: Db, uid: number) {
  const [row] = await db
    .select({ ...columns, enrolledAt: secondFactor.enrolledAt })
    .from(nurse)
    .innerJoin(account, eq(account.uid, nurse.uid))
    .leftJoin(secondFactor, eq(secondFactor.uid, nurse.uid))
    .where(eq(nurse.uid, uid));
  return row;
}

/** Whether an applicant with a confirmed address waits for a decision. */
export async function isApplicationWaiting(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ uid: nurse.uid })
    .from(nurse)
    .innerJoin(account, eq(account.uid, nurse.uid))
    .where(and(applied, isNotNull(account.mailValidatedAt)))
    .limit(1);
  return row !== undefined;
}

export async function insertNurse(db: Db, row: typeof nurse.$inferInsert): Promise<void> {
  await db.insert(nurse).values(row);
}

export async function updateDetails(
  db: Db,
  uid: number,
  details: NurseDetails & { readonly practiceChangedAt?: Date },
): Promise<void> {
  await db.update(nurse).set(details).where(eq(nurse.uid, uid));
}

/** Marks the practice of a nurse as checked. */
export async function settlePractice(db: Db, uid: number): Promise<void> {
  await db.update(nurse).set({ practiceChangedAt: null }).where(eq(nurse.uid, uid));
}

export async function approve(db: Db, uid: number, now: Date): Promise<void> {
  await db.update(nurse).set({ state: 'approved', approvedAt: now }).where(eq(nurse.uid, uid));
}

/** Marks a welcome package as sent; false if none is due. */
export async function tickPackage(
  db: Db,
  uid: number,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<boolean> {
  const changed = await db
    .update(nurse)
    .set({ packageSentAt: at, packageSentBy: by })
    .where(and(eq(nurse.uid, uid), nurse.wantsPackage, approved, isNull(nurse.packageSentAt)))
    .returning({ uid: nurse.uid });
  return changed.length > 0;
}
