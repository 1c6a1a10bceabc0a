import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { AUDIT_LOCK } from '#db/advisory-locks.ts';
import type { Db } from '#db/connection.ts';
import { auditEntry } from '#db/schema/staff.ts';
import type { AuditAction } from '#domain/staff/audit.ts';

export type AuditRow = typeof auditEntry.$inferSelect;

/** Locks the log against new rows until this transaction ends, and returns its last row. */
export async function lockLastEntry(db: Db): Promise<Pick<AuditRow, 'id' | 'hash'> | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
  const [row] = await db
    .select({ id: auditEntry.id, hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row;
}

export async function insertEntry(db: Db, row: AuditRow): Promise<void> {
  await db.insert(auditEntry).values(row);
}

/** At most `limit` rows after a number, oldest first. */
export function findEntriesAfter(db: Db, id: number, limit: number): Promise<AuditRow[]> {
  return db.select().from(auditEntry).where(gt(auditEntry.id, id)).orderBy(asc(auditEntry.id)).limit(limit);
}

export interface AuditFilter {
  /** Rows before this number only. */
  readonly before?: number | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly member?: number | undefined;
  readonly actions?: readonly string[] | undefined;
}

/** The newest rows that match, at most `limit` of them. */
export function findEntries(db: Db, { before, from, until, member, actions }: AuditFilter, limit: number) {
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        before === undefined ? undefined : lt(auditEntry.id, before),
        from && gte(auditEntry.at, from),
        until && lt(auditEntry.at, until),
        member === undefined ? undefined : eq(auditEntry.member, member),
        actions && inArray(auditEntry.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit);
}

interface Sought {
  readonly member: number;
  readonly action: AuditAction;
  readonly subject: string;
  readonly since: Date;
}

/** Finds an entry of a member who did something to a subject since an instant. */
export function findEntry(db: Db, { member, action, subject, since }: Sought) {
  return db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.member, member),
        eq(auditEntry.action, action),
        eq(auditEntry.subject, subject),
        gte(auditEntry.at, since),
      ),
    )
    .limit(1);
}

/**
 * Everybody who occurs in the log, with their newest name. Each step finds the next member by the index, so that the time depends
 * on the number of members, not on the length of the log.
 */
export function findActors(db: Db) {
  const { member, name, id } = auditEntry;
  return db
    .select({ id: sql<number>`actor.member`, name: sql<string>`actor.name` })
    .from(
      sql`(with recursive actor as (
          (select ${member}, ${name} from ${auditEntry} where ${member} is not null
            order by ${member} desc, ${id} desc limit 1)
        union all
          select one.* from actor cross join lateral (
            select ${member}, ${name} from ${auditEntry} where ${member} < actor.member
            order by ${member} desc, ${id} desc limit 1) one
        ) select * from actor) actor`,
    )
    .orderBy(sql`actor.name, actor.member`);
}
