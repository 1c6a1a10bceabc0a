import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, givenRow, prepared } from '#db/prepared.ts';
import { floodAttempts } from '#db/schema.ts';

/** What is counted, and for whom. */
export interface Counted {
  readonly kind: string;
  readonly subject: string;
}

const isCounted = and(
  eq(floodAttempts.kind, sql.placeholder('kind')),
  eq(floodAttempts.subject, sql.placeholder('subject')),
);
const instant = (name: string) => sql`${given(name, floodAttempts.lastAt)}::timestamptz`;
const inWindow = sql`from unnest(${floodAttempts.at}) as one where one > ${instant('since')}`;

const numberInWindow = prepared((db) =>
  db
    .select({ attempts: sql<number>`(select count(*) ${inWindow})`.mapWith(Number) })
    .from(floodAttempts)
    .where(isCounted)
    .prepare('flood_count'),
);

export async function countAttempts(db: Db, counted: Counted, since: Date): Promise<number> {
  const [row] = await numberInWindow(db).execute({ ...counted, since });
  return row?.attempts ?? 0;
}

const attemptWithin = prepared((db) =>
  db
    .insert(floodAttempts)
    .values({ ...givenRow(floodAttempts), at: sql`array[${instant('lastAt')}]` })
    .onConflictDoUpdate({
      target: [floodAttempts.kind, floodAttempts.subject],
      set: { at: sql`array(select one ${inWindow}) || excluded.at`, lastAt: sql`excluded.last_at` },
      setWhere: sql`(select count(*) ${inWindow}) < ${sql.placeholder('most')}`,
    })
    .returning({ kind: floodAttempts.kind })
    .prepare('flood_attempt'),
);

/** Adds an attempt at `at` unless there are `most` since `since`. Parallel ones wait for each other at their row. */
export async function addAttemptWithin(
  db: Db,
  counted: Counted,
  { at, most, since }: { readonly at: Date; readonly most: number; readonly since: Date },
): Promise<boolean> {
  const added = await attemptWithin(db).execute({ ...counted, lastAt: at, most, since });
  return added.length > 0;
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

/** Takes one attempt out that was added at `at`. */
export async function removeAttempt(db: Db, counted: Counted, at: Date): Promise<void> {
  await attemptTakenBack(db).execute({ ...counted, at });
}

const attemptsForgotten = prepared((db) => db.delete(floodAttempts).where(isCounted).prepare('flood_forget'));

export async function deleteAttempts(db: Db, counted: Counted): Promise<void> {
  await attemptsForgotten(db).execute({ ...counted });
}

/** Sweeps out what has not been counted again since. */
export async function deleteAttemptsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(floodAttempts).where(lt(floodAttempts.lastAt, before));
}
