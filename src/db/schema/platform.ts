import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { owner } from './identity.ts';

// What the server kit stores about calls.

/** The first response to a state-changing call, for when the same call arrives again. */
export const idempotentAnswer = pgTable(
  'idempotent_answer',
  {
    uid: owner(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    status: smallint('status').notNull(),
    /** Encrypted with the key of the person who called. */
    answer: bytes('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.method, table.path, table.key] }),
    index('idempotent_answer_created').on(table.createdAt),
  ],
);

/**
 * Attempts counted against a limit, in one row that serializes parallel calls. `subject` is a keyed hash, so the table
 * contains no addresses.
 */
export const floodAttempts = pgTable(
  'flood_attempts',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    at: instant('at').array().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('flood_attempts_last_at').on(table.lastAt),
  ],
);
