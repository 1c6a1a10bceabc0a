import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

// Content, as editors maintain it (docs/decisions/0017).

/** A piece of content (docs/decisions/0017). Its number is the nid, tid or target_id on the wire. */
export const contentEntity = pgTable('content_entity', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  /** The same in every database. */
  id: text('id').notNull().unique(),
  uuid: uuid('uuid').notNull().defaultRandom(),
  kind: text('kind').notNull(),
  /** Null: on all sites. */
  site: text('site'),
  weight: integer('weight').notNull(),
  published: boolean('published').notNull(),
  /** The finished piece from the files, in both languages. */
  shape: jsonb('shape').notNull(),
});

/** The identity of each piece that left the files. Other tables may refer to its number, so it gets that back if it returns. */
export const contentRemoved = pgTable('content_removed', {
  id: text('id').primaryKey(),
  number: integer('number').notNull(),
  uuid: uuid('uuid').notNull(),
});

/** The texts of a piece of content in one language, by their names: as published, or as a draft. */
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
    /**
     * Hash of the texts last loaded from the files: if it differs from the texts, an editor changed them. Null: the staff wrote
     * the piece or took it over, and loading leaves it alone.
     */
    loaded: text('loaded'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.language, table.state] })],
);

/**
 * The fingerprint of the last load (`platform/content/fingerprint.ts`), in one row: if it is unchanged, there is
 * nothing to load.
 */
export const contentLoad = pgTable('content_load', { fingerprint: text('fingerprint').primaryKey() });
