import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

// What the product says, as editors have it (docs/decisions/0017).

/** A piece of content (docs/decisions/0017). Its number is what the wire calls nid, tid or target_id. */
export const contentEntity = pgTable('content_entity', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  /** The same in every database. */
  id: text('id').notNull().unique(),
  uuid: uuid('uuid').notNull().defaultRandom(),
  kind: text('kind').notNull(),
  /** Null: of all sites. */
  site: text('site'),
  weight: integer('weight').notNull(),
  published: boolean('published').notNull(),
  /** The finished piece as the files say it, in both languages. */
  shape: jsonb('shape').notNull(),
});

/** The texts of a piece of content in one language, by their names: as they are shown, or as a draft. */
export const contentText = pgTable(
  'content_text',
  {
    entity: integer('entity')
      .notNull()
      .references(() => contentEntity.number, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    /** `published` or `draft`. */
    state: text('state').notNull(),
    texts: jsonb('texts').$type<Readonly<Record<string, string>>>().notNull(),
    /** Hash of the texts that the files said last: where it differs from the texts, an editor changed them. */
    loaded: text('loaded'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.language, table.state] })],
);

/** What was loaded last (`platform/content/fingerprint.ts`), in one row: where it is the same, there is nothing to load. */
export const contentLoad = pgTable('content_load', { fingerprint: text('fingerprint').primaryKey() });
