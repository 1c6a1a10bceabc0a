import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns.ts';
import { owner } from './identity.ts';

// What someone wrote in the exercises.

/** Someone's answers to an exercise; those from before a restart are archived, drafts included. */
export const exerciseSubmission = pgTable(
  'exercise_submission',
  {
    uuid: uuid('uuid').primaryKey(),
    uid: owner(),
    /** The id of the exercise in the content. */
    webformId: text('webform_id').notNull(),
    /** JSON, encrypted with the person's key; null for an exercise that keeps nothing. */
    answers: bytes('answers'),
    /** Counts changes from 1, so that no device overwrites what another one wrote meanwhile; 0 for a draft that a restart archived. */
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Since when it no longer counts; it stays in its owner's export. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('exercise_submission_uid').on(table.uid, table.createdAt),
    uniqueIndex('exercise_submission_current')
      .on(table.uid, table.webformId)
      .where(sql`${table.archivedAt} is null`),
  ],
);

/** An exercise in progress that was not submitted; it never counts as a submission. */
export const exerciseDraft = pgTable(
  'exercise_draft',
  {
    uid: owner(),
    /** The id of the exercise. */
    webformId: text('webform_id').notNull(),
    /** JSON, encrypted with the person's key. */
    answers: bytes('answers').notNull(),
    /** The revision of the submission it changes; absent for a first answer. */
    revision: integer('revision'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.webformId] })],
);
