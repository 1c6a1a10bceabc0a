import { and, eq, lt, sql, type WithSubquery } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { floodAttempts } from '#db/schema/platform.ts';

/** The kind and subject that are counted. */
export interface Counted {
  readonly kind: string;
  readonly subject: string;
}

/** An attempt at `at`; `most` are allowed since `since`, and further ones after `waits` (`Limit.waits`). */
export interface Attempt extends Counted {
  readonly at: Date;
  readonly most: number;
  readonly since: Date;
  readonly waits: readonly number[];
}

const isCounted = and(
  eq(floodAttempts.kind, sql.placeholder('kind')),
  eq(floodAttempts.subject, sql.placeholder('subject')),
);
const instant = (name: string) => sql`${given(name, floodAttempts.lastAt)}::timestamptz`;
const inWindow = (since: string) =>
  sql`from unnest(${floodAttempts.at}) as one where one > ${instant(since)}`;

/** The statement that adds an attempt; its values have the names of `Attempt` suffixed with `nth`. */
const attemptWithin = (db: Db, nth = '', condition = sql``) => {
  const [kind, subject] = [sql.placeholder(`kind${nth}`), sql.placeholder(`subject${nth}`)];
  const [at, since] = [instant(`at${nth}`), `since${nth}`];
  const [most, waits] = [
    sql`${sql.placeholder(`most${nth}`)}::int`,
    sql`${sql.placeholder(`waits${nth}`)}::int[]`,
  ];
  // Without waits there is no such element, and a comparison with null is not true.
  const wait = sql`(${waits})[least(count(*) - ${most} + 1, cardinality(${waits}))::int]`;
  return db
    .insert(floodAttempts)
    .select(sql`select ${kind}, ${subject}, array[${at}], ${at} ${condition}`)
    .onConflictDoUpdate({
      target: [floodAttempts.kind, floodAttempts.subject],
      set: {
        at: sql`array(select one ${inWindow(since)}) || excluded.at`,
        lastAt: sql`excluded.last_at`,
      },
      setWhere: sql`(select count(*) < ${most} or max(one) + make_interval(secs => ${wait}) <= ${at} ${inWindow(since)})`,
    })
    .returning({ kind: floodAttempts.kind });
};

const oneAttempt = prepared((db) => attemptWithin(db).prepare('flood_attempt'));

/** Adds an attempt unless its limit is reached. Parallel ones wait for each other on their row. */
export async function addAttempt(db: Db, attempt: Attempt): Promise<boolean> {
  const added = await oneAttempt(db).execute({ ...attempt });
  return added.length > 0;
}

/** The statement that adds `count` attempts; each waits for the one before it, so rows are locked in their order. */
const attemptsInTurn = (count: number) =>
  prepared((db) => {
    const added: WithSubquery[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const before = added.at(-1);
      const condition = before && sql`where exists (select from ${before})`;
      added.push(db.$with(`added${nth}`).as(attemptWithin(db, String(nth), condition)));
    }
    const counts = added.map((one) => sql`(select count(*) from ${one})`);
    return db
      .with(...added)
      .select({ added: sql<number>`${sql.join(counts, sql` + `)}`.mapWith(Number) })
      .from(sql`(select) as once`)
      .prepare(`flood_attempts_${count}`);
  });

const inTurn = new Map<number, ReturnType<typeof attemptsInTurn>>();

/** Adds attempts in their order up to the first whose limit is reached, in one statement; returns how many. */
export async function addAttempts(db: Db, attempts: readonly Attempt[]): Promise<number> {
  const { length } = attempts;
  const statement = inTurn.get(length) ?? attemptsInTurn(length);
  inTurn.set(length, statement);
  const values = attempts.flatMap((attempt, nth) =>
    Object.entries(attempt).map(([name, value]) => [name + nth, value]),
  );
  const [row] = await statement(db).execute(Object.fromEntries(values));
  return row?.added ?? 0;
}

/** The instants of the counted attempts. */
export async function findAttempts(db: Db, { kind, subject }: Counted): Promise<readonly Date[]> {
  const [row] = await db
    .select({ at: floodAttempts.at })
    .from(floodAttempts)
    .where(and(eq(floodAttempts.kind, kind), eq(floodAttempts.subject, subject)));
  return row?.at ?? [];
}

const attemptTakenBack = prepared((db) => {
  const at = instant('at');
  const place = sql`array_position(${floodAttempts.at}, ${at})`;
  return db
    .update(floodAttempts)
    .set({ at: sql`${floodAttempts.at}[: ${place} - 1] || ${floodAttempts.at}[${place} + 1 :]` })
    .where(and(isCounted, sql`${at} = any(${floodAttempts.at})`))
    .prepare('flood_back');
});

/** Removes an attempt that was added. */
export async function removeAttempt(db: Db, attempt: Attempt): Promise<void> {
  await attemptTakenBack(db).execute({ ...attempt });
}

const attemptsForgotten = prepared((db) => db.delete(floodAttempts).where(isCounted).prepare('flood_forget'));

export async function deleteAttempts(db: Db, counted: Counted): Promise<void> {
  await attemptsForgotten(db).execute({ ...counted });
}

/** Deletes rows without an attempt since an instant; leaves locked rows to the next run. */
export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ kind: floodAttempts.kind, subject: floodAttempts.subject })
    .from(floodAttempts)
    .where(lt(floodAttempts.lastAt, before))
    .for('update', { skipLocked: true });
  await db.delete(floodAttempts).where(sql`(${floodAttempts.kind}, ${floodAttempts.subject}) in ${old}`);
}
