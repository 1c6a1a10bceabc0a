import { and, asc, count, desc, eq, gt, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { mayLook } from '#db/nurse-facts.ts';
import { account, accountKey } from '#db/schema/identity.ts';
import { accessLog, accessLogHead, nurse, pairing } from '#db/schema/nurse.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Look } from '#domain/nurse/pairing.ts';
import type { Site } from '#domain/site/site.ts';

export type AccessRow = typeof accessLog.$inferSelect;

interface Asked {
  readonly nurse: number;
  readonly look: Look;
  /** Null: all her clients. */
  readonly client: { readonly uid: number; readonly site: Site } | null;
  readonly now: Date;
  readonly today: Day;
}

/** A client as `openDoor` returns them. */
export type DoorRow = Awaited<ReturnType<typeof openDoor>>[number];

const guide = alias(account, 'guide');

/**
 * Opens clients to a nurse in one statement (settled: nurse): it joins the active pairing, the approved nurse and the client, neither
 * of whom is blocked, and the client's consent, writes the rows of the log, and returns the keys. Ending the pairing waits for this
 * transaction. A row that is not `logged` has to be retried: another look at the same client was being written at that moment.
 */
export function openDoor(db: Db, asked: Asked) {
  const allowed = allowedTo(db, asked);
  const logged = db
    .$with('logged')
    .as(
      db
        .insert(accessLog)
        .select(rowsOfLog(asked))
        .onConflictDoNothing()
        .returning({ client: accessLog.client }),
    );
  return db
    .with(allowed, logged)
    .select({
      uid: allowed.uid,
      site: allowed.site,
      name: allowed.name,
      registrations: allowed.registrations,
      exercises: allowed.exercises,
      wrapped: allowed.wrapped,
      masterKey: allowed.masterKey,
      logged: sql<boolean>`${logged.client} is not null or exists (${listedBefore(asked)})`,
    })
    .from(allowed)
    .leftJoin(logged, eq(logged.client, allowed.uid))
    .orderBy(allowed.uid);
}

/** Opens a client as their nurse could open them now, for the client's own eyes; looking at oneself is not logged. */
export async function openMirror(
  db: Db,
  asked: Pick<Asked, 'now'> & { readonly client: NonNullable<Asked['client']> },
) {
  const allowed = allowedTo(db, { ...asked, nurse: null, look: 'list' });
  const { uid, site, name, registrations, exercises } = allowed;
  const [row] = await db.with(allowed).select({ uid, site, name, registrations, exercises }).from(allowed);
  return row;
}

/** With `nurse` null, whoever is the client's nurse. */
function allowedTo(
  db: Db,
  { nurse: uid, look, client, now }: Omit<Asked, 'nurse' | 'today'> & { readonly nurse: number | null },
) {
  const isCurrent = gt(pairing.consentUntil, now);
  return db.$with('allowed').as(
    db
      .select({
        uid: pairing.uid,
        site: account.site,
        name: account.name,
        registrations: sql<boolean>`${pairing.registrationsOffAt} is null and ${isCurrent}`.as(
          'registrations',
        ),
        exercises: sql<boolean>`${pairing.exercisesOffAt} is null and ${isCurrent}`.as('exercises'),
        wrapped: accountKey.wrapped,
        masterKey: accountKey.masterKey,
      })
      .from(pairing)
      .innerJoin(nurse, eq(nurse.uid, pairing.nurse))
      .innerJoin(guide, eq(guide.uid, pairing.nurse))
      .innerJoin(account, and(eq(account.uid, pairing.uid), not(account.blocked)))
      .innerJoin(accountKey, eq(accountKey.uid, pairing.uid))
      .where(
        and(
          uid === null ? undefined : eq(pairing.nurse, uid),
          isNull(pairing.endedAt),
          client ? and(eq(pairing.uid, client.uid), eq(account.site, client.site)) : undefined,
          look === 'list' ? undefined : and(isNull(pairing[`${look}OffAt`]), isCurrent),
          mayLook(guide),
        ),
      )
      .orderBy(pairing.uid)
      .for('share', { of: pairing }),
  );
}

/**
 * The log rows to write, in the order of the table's columns; `hashOf` in `verify-log.ts` computes the same hash. Each follows its
 * client's head, which a trigger advances, or the last row if that is further: rows that were cut or added leave a permanent gap.
 */
function rowsOfLog(asked: Asked): SQL {
  const { nurse: uid, look, now, today } = asked;
  const hash = sql`sha256(next.before || convert_to(concat_ws('|', allowed.uid, next.nth, ${uid}::int, ${look}::text,
    ${now.getTime()}::bigint, ${today}::text), 'UTF8'))`;
  return sql`
    select allowed.uid, next.nth, ${uid}::int, ${look}::text, ${now.toISOString()}::timestamptz, ${today}::date, ${hash}
    from allowed, lateral (
      select coalesce(max(last.nth), 0) + 1 as nth,
        coalesce((array_agg(last.hash))[1], decode(repeat('00', 32), 'hex')) as before
      from (
        (select nth, hash, 2 as choice from access_log where client = allowed.uid order by nth desc limit 1)
        union all select looks, hash, 1 from access_log_head where client = allowed.uid
        order by nth desc, choice limit 1
      ) as last
    ) as next
    where not exists (${listedBefore(asked)})
    order by allowed.uid`;
}

/** Whether her looking at the list was logged today already. */
function listedBefore({ nurse: uid, look, today }: Asked): SQL {
  return sql`select from access_log as listed where ${look}::text = 'list' and listed.look = 'list'
    and listed.client = allowed.uid and listed.nurse = ${uid}::int and listed.day = ${today}::date`;
}

/** At most `limit` rows after a place, by client, oldest first. */
export function findRowsAfter(
  db: Db,
  { client, nth }: { readonly client: number; readonly nth: number },
  limit: number,
): Promise<AccessRow[]> {
  return db
    .select()
    .from(accessLog)
    .where(or(gt(accessLog.client, client), and(eq(accessLog.client, client), gt(accessLog.nth, nth))))
    .orderBy(asc(accessLog.client), asc(accessLog.nth))
    .limit(limit);
}

/** A client whose last row is not the one that their head counts. */
export interface LooseEnd {
  readonly client: number;
  /** How many rows there should be, and the number of the last one there is. */
  readonly counted: number;
  readonly found: number;
}

/** The first client whose last row differs from what their head says, or who has only one of the two. */
export async function findLooseEnd(db: Db): Promise<LooseEnd | undefined> {
  const last = db.$with('last').as(
    db
      .selectDistinctOn([accessLog.client], {
        client: accessLog.client,
        nth: accessLog.nth,
        hash: accessLog.hash,
      })
      .from(accessLog)
      .orderBy(accessLog.client, desc(accessLog.nth)),
  );
  const client = sql<number>`coalesce(${accessLogHead.client}, ${last.client})`;
  const [found] = await db
    .with(last)
    .select({
      client,
      counted: sql<number>`coalesce(${accessLogHead.looks}, 0)`,
      found: sql<number>`coalesce(${last.nth}, 0)`,
    })
    .from(accessLogHead)
    .fullJoin(last, eq(last.client, accessLogHead.client))
    .where(
      or(
        sql`${accessLogHead.looks} is distinct from ${last.nth}`,
        sql`${accessLogHead.hash} is distinct from ${last.hash}`,
      ),
    )
    .orderBy(client)
    .limit(1);
  return found;
}

/** Deletes the log rows and heads of deleted clients whose last look was before an instant. */
export async function forgetLogs(db: Db, before: Date): Promise<number> {
  const gone = db.$with('gone').as(
    db
      .delete(accessLog)
      .where(
        and(
          // Implied by the second `not exists`, but indexable: until rows are five years old, this alone ends the scan.
          lt(accessLog.at, before),
          sql`not exists (select from account where account.uid = ${accessLog.client})`,
          sql`not exists (
            select from access_log as later where later.client = ${accessLog.client} and later.at >= ${before.toISOString()}::timestamptz
          )`,
        ),
      )
      .returning({ client: accessLog.client }),
  );
  const heads = db
    .$with('heads')
    .as(
      db
        .delete(accessLogHead)
        .where(sql`${accessLogHead.client} in (select client from gone)`)
        .returning({ client: accessLogHead.client }),
    );
  const [counted] = await db.with(gone, heads).select({ rows: count() }).from(gone);
  return counted?.rows ?? 0;
}
