import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '#db/connection.ts';
import { givenRow } from '#db/prepared.ts';
import { forumComment } from '#db/schema/forum.ts';
import { registration } from '#db/schema/tracking.ts';
import { COMMENTS_ON_A_PAGE } from '#domain/community/forum.ts';
import { findCompleted, findFigures } from '#features/clients/server/queries.ts';
import { findDays } from '#features/daily-registration/server/queries.ts';
import { findComments, findPost } from '#features/forum/server/queries.ts';
import { findSession } from '#platform/session/queries.ts';

/** SQL texts with $1, $2, … in the order in which the product binds its values. */
export interface Statements {
  /** $1 the hash of the cookie. */
  readonly session: string;
  /** $1–$3, $4–$6 and $7–$9 uid, from and to. */
  readonly days: string;
  /** uuid, uid, day, amount, cost, place, company, craving, note, created and changed. */
  readonly insert: string;
  /** $1–$3 uid, $4 the number of the post, $5 the site. */
  readonly post: string;
  /** $1, $2 uid, $3 the site, $4 the number of the post, $5 and $6 the first and last position. */
  readonly comments: string;
  /** $1 the clients as an array, $2–$4 today, $5 the clients. */
  readonly clients: string;
  /** $1 the clients. */
  readonly completed: string;
  /** Number of the post, position, parent, uuid, member, body, language, created and changed. */
  readonly insertComment: string;
}

/** Returns the product's own SQL of what is read, taken from its queries, and plain inserts of a registration and a comment. */
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
  const reader = { uid: 1, site: 'alcohol' } as const;
  await findPost(db, reader, 1);
  await findComments(db, reader, 1, { from: 1, to: COMMENTS_ON_A_PAGE });
  await findFigures(db, [1], { telling: [1], until: '' });
  await findCompleted(db, [1]);
  const [session, days, post, comments, clients, completed] = sent;
  const { sql: insert } = db.insert(registration).values(givenRow(registration)).toSQL();
  const { sql: insertComment } = db.insert(forumComment).values(commentRow()).toSQL();
  if (!session || !days || !post || !comments || !clients || !completed)
    throw new Error('The product sends other statements than the floor knows');
  return { session, days, insert, post, comments, clients, completed, insertComment };
}

/** A row with any values: only its statement is used. */
function commentRow(): typeof forumComment.$inferInsert {
  const now = new Date();
  const of = { nid: 1, position: 1, parent: null, member: 1, language: 'nl' } as const;
  return { uuid: randomUUID(), ...of, body: '', createdAt: now, changedAt: now };
}
