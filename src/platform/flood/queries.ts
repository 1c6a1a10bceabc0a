import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { floodAttempts } from '#db/schema/platform.ts';

/** What is counted, and for whom. */
export interface Counted {
  readonly kind: string;
  readonly subject: string;
}

/** An attempt at `at`, of which there may be `most` since `since`. */
export interface Attempt extends Counted {
  readonly at: Date;
  readonly most: number;
  readonly since: Date;
}

const isCounted = and(
  eq(floodAttempts.kind, sql.placeholder('kind')),
  eq(floodAttempts.subject, sql.placeholder('subject')),
);
const instant = (name: string) => sql`${given(name, floodAttempts.lastAt)}::timestamptz`;
const inWindow = (since: string) =>
  sql`from unnest(${floodAttempts.at}) as one where one > ${instant(since)}`;

const numberInWindow = prepared((db) =>
  db
    .select({ attempts: sql<number>`(select count(*) ${inWindow('since')})`.mapWith(Number) })
    .from(floodAttempts)
    .where(isCounted)
    .prepare('flood_count'),
);

export async function countAttempts(db: Db, counted: Counted, since: Date): Promise<number> {
  const [row] = await numberInWindow(db).execute({ ...counted, since });
  return row?.attempts ?? 0;
}

/** The statement that adds an attempt; its values have the names of `Attempt` suffixed with `nth`. */
const attemptWithin = (db: Db, nth = '', condition = sql``) => {
  const [kind, subject] = [sql.placeholder(`kind${nth}`), sql.placeholder(`subject${nth}`)];
  const [at, since] = [instant(`at${nth}`), `since${nth}`];
  return db
    .insert(floodAttempts)
    .select(sql`select ${kind}, ${subject}, array[${at}], ${at} ${condition}`)
    .onConflictDoUpdate({
      target: [floodAttempts.kind, floodAttempts.subject],
      set: {
        at: sql`array(select one ${inWindow(since)}) || excluded.at`,
        lastAt: sql`excluded.last_at`,
      },
      setWhere: sql`(select count(*) ${inWindow(since)}) < ${sql.placeholder(`most${nth}`)}`,
    })
    .returning({ kind: floodAttempts.kind });
};

const oneAttempt = prepared((db) => attemptWithin(db).prepare('flood_attempt'));

/** Adds an attempt unless its limit is reached. Parallel ones wait for each other at their row. */
export async function addAttempt(db: Db, attempt: Attempt): Promise<boolean> {
  const added = await oneAttempt(db).execute({ ...attempt });
  return added.length > 0;
}

const twoAttempts = prepared((db) => {
  const first = db.$with('first').as(attemptWithin(db, '1'));
  const second = db.$with('second').as(attemptWithin(db, '2', sql`where exists (select from ${first})`));
  return db
    .with(first, second)
    .select({ second: second.kind })
    .from(first)
    .leftJoin(second, sql`true`)
    .prepare('flood_two_attempts');
});

/** Adds one attempt, and if its limit allows that another, in one statement; returns how many were added. */
export async function addAttempts(db: Db, first: Attempt, second: Attempt): Promise<0 | 1 | 2> {
  const named = (attempt: Attempt, nth: string) =>
    Object.fromEntries(Object.entries(attempt).map(([name, value]) => [name + nth, value]));
  const [added] = await twoAttempts(db).execute({ ...named(first, '1'), ...named(second, '2') });
  if (!added) return 0;
  return added.second === null ? 1 : 2;
}

const removal = (db: Pick<Db, 'update'>) => {
  const at = instant('at');
  const place = sql`array_position(${floodAttempts.at}, ${at})`;
  return db
    .update(floodAttempts)
    .set({ at: sql`${floodAttempts.at}[: ${place} - 1] || ${floodAttempts.at}[${place} + 1 :]` })
    .where(and(isCounted, sql`${at} = any(${floodAttempts.at})`));
};

const attemptTakenBack = prepared((db) => removal(db).prepare('flood_back'));

/** Removes an attempt that was added. */
export async function removeAttempt(db: Db, attempt: Attempt): Promise<void> {
  await attemptTakenBack(db).execute({ ...attempt });
}

const attemptForgiven = prepared((db) => {
  const cleared = and(
    eq(floodAttempts.kind, sql.placeholder('clearedKind')),
    eq(floodAttempts.subject, sql.placeholder('clearedSubject')),
  );
  // Runs after the update, so that rows are locked in the same order as by attempts.
  const forgotten = db
    .$with('forgotten')
    .as(db.delete(floodAttempts).where(cleared).returning({ kind: floodAttempts.kind }));
  return removal(db.with(forgotten)).prepare('flood_forgive');
});

/** The same for one subject, clearing the other, in one statement. */
export async function forgiveAttempt(db: Db, attempt: Attempt, cleared: Counted): Promise<void> {
  const named = { clearedKind: cleared.kind, clearedSubject: cleared.subject };
  await attemptForgiven(db).execute({ ...attempt, ...named });
}

const attemptsForgotten = prepared((db) => db.delete(floodAttempts).where(isCounted).prepare('flood_forget'));

export async function deleteAttempts(db: Db, counted: Counted): Promise<void> {
  await attemptsForgotten(db).execute({ ...counted });
}

/** Deletes rows that have not been counted since; locked rows wait for the next run. */
export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ kind: floodAttempts.kind, subject: floodAttempts.subject })
    .from(floodAttempts)
    .where(lt(floodAttempts.lastAt, before))
    .for('update', { skipLocked: true });
  await db.delete(floodAttempts).where(sql`(${floodAttempts.kind}, ${floodAttempts.subject}) in ${old}`);
}
