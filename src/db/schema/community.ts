import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/kit/language.ts';
import { bytes, instant, nextNode } from '../columns.ts';
import { owner } from './identity.ts';
import { registration } from './tracking.ts';

// What people write, for themselves and for each other.

/** A page of a diary. */
export const diaryEntry = pgTable(
  'diary_entry',
  {
    nid: integer('nid').primaryKey().default(nextNode),
    uuid: uuid('uuid').notNull().unique(),
    uid: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Encrypted with the person's key, like the body. */
    title: bytes('title').notNull(),
    /** Safe HTML (`platform/poor-text.ts`). */
    body: bytes('body').notNull(),
    /** The language of the page on which it was written. */
    language: text('language').$type<Language>().notNull(),
    /** Counts changes from 1, so that no device overwrites what another one wrote meanwhile. */
    revision: integer('revision').notNull(),
    /** The registration whose note it was made of, as long as that exists. */
    registration: uuid('registration')
      .references(() => registration.uuid, { onDelete: 'set null' })
      .unique(),
    /** Its text follows that of the note; false once it was edited in the diary. */
    followsNote: boolean('follows_note').notNull(),
    /** It was made of a note, whatever became of both since. */
    fromNote: boolean('from_note').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  // Read backwards: the latest day comes first.
  (table) => [index('diary_entry_uid').on(table.uid, table.day, table.nid)],
);

/** Registrations from before the diary whose notes have no entry yet; a job empties it (`write_note_entries`). */
export const noteBacklog = pgTable('note_backlog', {
  registration: uuid('registration')
    .primaryKey()
    .references(() => registration.uuid, { onDelete: 'cascade' }),
});

/** What somebody is writing and has not posted yet: an entry, or a change to one. */
export const nodeDraft = pgTable(
  'node_draft',
  {
    uid: owner(),
    /** What it becomes, such as `diary_entry-new` or `diary_entry-12`. */
    place: text('place').notNull(),
    /** JSON, encrypted with the person's key. */
    fields: bytes('fields').notNull(),
    /** The revision of the node that it changes; absent for a new one. */
    revision: integer('revision'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.place] })],
);
