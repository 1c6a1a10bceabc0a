import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DecidedAction, ForumRule, TextKind } from '#domain/community/moderation/moderation.ts';
import type { Site } from '#domain/site/site.ts';
import { instant } from '../columns.ts';
import { owner } from './identity.ts';

// What moderators look at and decide. Writers are identified by their number on the forum (`forum_member`), never by their
// account.

const target = () => ({
  site: text('site').$type<Site>().notNull(),
  /** Whether `target` is the number of a post or of a comment. */
  kind: text('kind').$type<TextKind>().notNull(),
  target: integer('target').notNull(),
});

/** A text that a moderator has to look at. There is one open item for a text, whatever brought it here. */
export const moderationItem = pgTable(
  'moderation_item',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...target(),
    /** The order of the queue: 0 signs of danger, 1 hidden by reports, 2 reports, 3 the first text of a new account. */
    rank: smallint('rank').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The provider was told that it has waited beyond the set hours (a safety item). */
    overdueToldAt: instant('overdue_told_at'),
    /** Null: it is open. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('moderation_item_open').on(table.kind, table.target).where(sql`decided_at is null`),
    index('moderation_item_queue').on(table.rank, table.openedAt, table.id).where(sql`decided_at is null`),
  ],
);

/** What was decided about a text or its writer, and why. */
export const moderationDecision = pgTable(
  'moderation_decision',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The item that it settled; null where it undoes another decision. */
    item: integer('item').references(() => moderationItem.id),
    /** The decision that it undoes, once and for good. */
    undoes: integer('undoes')
      .unique('moderation_decision_undoes')
      .references((): AnyPgColumn => moderationDecision.id),
    ...target(),
    /** The number of the writer, as it was then; a number without an account leads to nobody. */
    writer: integer('writer'),
    action: text('action').$type<DecidedAction>().notNull(),
    /** Which of the forum's rules it is about. */
    rule: text('rule').$type<ForumRule>().notNull(),
    /** The sentence that the writer reads. */
    reason: text('reason').notNull(),
    /** For how many days somebody was excluded; null: for good, or something else was decided. */
    days: smallint('days'),
    /** The member of staff. */
    member: integer('member').notNull(),
    name: text('name').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    index('moderation_decision_writer').on(table.writer, table.id),
    index('moderation_decision_target').on(table.kind, table.target, table.id),
    // PostgreSQL looks here before an item goes.
    index('moderation_decision_item').on(table.item).where(sql`item is not null`),
  ],
);

/** A writer asks, once, that somebody else looks at a decision. It goes with the account. */
export const moderationAppeal = pgTable(
  'moderation_appeal',
  {
    decision: integer('decision')
      .primaryKey()
      .references(() => moderationDecision.id),
    uid: owner(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    outcome: text('outcome').$type<'upheld' | 'reversed'>(),
    reason: text('reason'),
    member: integer('member'),
    name: text('name'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('moderation_appeal_uid').on(table.uid),
    index('moderation_appeal_open').on(table.createdAt, table.decision).where(sql`decided_at is null`),
  ],
);
