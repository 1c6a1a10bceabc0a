import { expect } from 'vitest';
import type { Db } from '#db/connection.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { rowsOf } from './dump.ts';

/** How many statements wait for a lock, on PostgreSQL. */
export async function waiting(db: Db): Promise<number> {
  const query =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await rowsOf(db, query)).length;
}

/** Makes calls of one person that were all let in before the first of them is carried out, in this order. */
export async function queued<T>(db: Db, uid: number, calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await db.transaction(async (inside) => {
    await lockPerson(inside, uid);
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(answers.length);
    }
  });
  return Promise.all(answers);
}
