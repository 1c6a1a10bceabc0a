import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '#db/connection.ts';
import { givenRow } from '#db/prepared.ts';
import { registration } from '#db/schema/tracking.ts';
import { findDays } from '#features/daily-registration/server/queries.ts';
import { findSession } from '#platform/session/queries.ts';

/** SQL texts with $1, $2, … in the order in which the product binds its values. */
export interface Statements {
  /** $1 the hash of the cookie. */
  readonly session: string;
  /** $1–$3, $4–$6 and $7–$9 uid, from and to. */
  readonly days: string;
  /** uuid, uid, day, amount, cost, place, company, craving, note, created and changed. */
  readonly insert: string;
}

/** The product's own SQL for the overview, taken from its queries, and a plain insert of a registration. */
export async function productStatements(): Promise<Statements> {
  const sent: string[] = [];
  const client = {
    query: async (config: { text: string }) => {
      sent.push(config.text);
      return { rows: [] };
    },
  };
  const db = drizzle({ client: client as unknown as pg.Client }) as unknown as Db;
  await findSession(db, Buffer.alloc(0));
  await findDays(db, 1, '', '');
  const [session, days] = sent;
  const { sql: insert } = db.insert(registration).values(givenRow(registration)).toSQL();
  if (!session || !days) throw new Error('The product sends other statements than the floor knows');
  return { session, days, insert };
}
