import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Flag, JudgedReport } from '#domain/community/forum.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';
import { instant, nextNode } from '../columns.ts';
import { owner } from './identity.ts';

// What people write for each other, under a nickname.

/**
 * Somebody who wrote on the forum. Their texts refer to a random number, and this row is deleted with the account: after that
 * nothing leads from a text to a person.
 */
export const forumMember = pgTable('forum_member', {
  number: integer('number').primaryKey(),
  uid: owner().unique(),
  /** A moderator closed the forum for this person, who can still read. */
  closedAt: instant('closed_at'),
  /** Until then; null: for good. */
  closedUntil: instant('closed_until'),
  /** The last mail or push message about comments, and how many there were on that day (`forum_reply_mail`). */
  toldAt: instant('told_at'),
  toldOn: date('told_on', { mode: 'string' }),
  toldCount: smallint('told_count').notNull().default(0),
});

/** A hash of the words of safe HTML, without markup, blanks and capitals: the function of migration 0046, which finds the same text again. */
export const wordsHash = (html: SQLWrapper) => sql`words_in(${html})`;

const writer = () =>
  integer('member').references(() => forumMember.number, {
    onDelete: 'set null',
  });

/** The columns that posts and comments share. */
const written = () => ({
  uuid: uuid('uuid').notNull().unique(),
  /** Null once the account is gone. */
  member: writer(),
  /** The writer removed their name, for good. Moderators still see the number, until the account is deleted. */
  anonymous: boolean('anonymous').notNull().default(false),
  /** An official answer of a moderator, which has no member. */
  byModerator: boolean('by_moderator').notNull().default(false),
  /** Safe HTML (`platform/poor-text.ts`). */
  body: text('body').notNull(),
  /** The language of the page on which it was written. */
  language: text('language').$type<Language>().notNull(),
  /** Counts changes from 1, so that no device overwrites what another one wrote meanwhile. */
  revision: integer('revision').notNull().default(1),
  /** Who hid it, and why. */
  hiddenBy: text('hidden_by').$type<'moderator' | 'reports'>(),
  hiddenReason: text('hidden_reason'),
  /** It contained an explicit sign of danger: moderators see it first. */
  danger: boolean('danger').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const forumPost = pgTable(
  'forum_post',
  {
    nid: integer('nid').primaryKey().default(nextNode),
    site: text('site').$type<Site>().notNull(),
    /** The number of its category. One that left the content keeps its posts. */
    category: integer('category').notNull(),
    title: text('title').notNull(),
    ...written(),
    /** How many comments it has, hidden ones included; the next one gets the next position. */
    commentCount: integer('comment_count').notNull().default(0),
    lastCommentAt: instant('last_comment_at'),
    /** When it was written, or last commented on. */
    activeAt: instant('active_at').notNull(),
    /** A moderator closed the conversation: it can be read, and nobody comments any more. */
    lockedAt: instant('locked_at'),
  },
  (table) => [
    // Read backwards: the latest activity comes first. The last two are added up from the index alone, without reading the posts.
    index('forum_post_category').on(
      table.site,
      table.category,
      table.activeAt,
      table.nid,
      table.commentCount,
      table.lastCommentAt,
    ),
    index('forum_post_member').on(table.member, table.createdAt),
    index('forum_post_member_words').on(table.member, wordsHash(table.body)),
  ],
);

export const forumComment = pgTable(
  'forum_comment',
  {
    cid: integer('cid').primaryKey().generatedAlwaysAsIdentity(),
    nid: integer('nid')
      .notNull()
      .references(() => forumPost.nid, { onDelete: 'cascade' }),
    /** Counted from 1 under its post and never changed, so that a page is a range of an index. */
    position: integer('position').notNull(),
    /** The comment that it answers, under the same post. */
    parent: integer('parent'),
    ...written(),
  },
  (table) => [
    unique('forum_comment_position').on(table.nid, table.position),
    index('forum_comment_member').on(table.member, table.createdAt),
    index('forum_comment_member_words').on(table.member, wordsHash(table.body)),
    index('forum_comment_hidden').on(table.nid, table.position).where(sql`hidden_by is not null`),
  ],
);

/** A like or a report. They are counted when they are shown, so that no row is updated by everybody who likes something. */
export const forumFlagging = pgTable(
  'forum_flagging',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid('uuid').notNull(),
    /** It tells whether the target is a post or a comment. */
    flag: text('flag').$type<Flag | JudgedReport>().notNull(),
    target: integer('target').notNull(),
    uid: owner(),
    /** Of a report. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('forum_flagging_once').on(table.flag, table.target, table.uid),
    index('forum_flagging_uid').on(table.uid),
  ],
);

/** How far somebody read a post, and whether they hear of new comments. */
export const forumReading = pgTable(
  'forum_reading',
  {
    uid: owner(),
    nid: integer('nid')
      .notNull()
      .references(() => forumPost.nid, { onDelete: 'cascade' }),
    /** The comments up to this position were on the screen. */
    position: integer('position').notNull().default(0),
    /** Null: they never wrote here. */
    follows: boolean('follows'),
    /** There are comments that they have not been told about. */
    hasNews: boolean('has_news').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.nid] }),
    index('forum_reading_follower').on(table.nid).where(sql`follows`),
    index('forum_reading_news').on(table.uid).where(sql`has_news`),
  ],
);

/** Posts with comments that their followers have not been told about yet; a job empties it. */
export const forumNews = pgTable('forum_news', {
  nid: integer('nid')
    .primaryKey()
    .references(() => forumPost.nid, { onDelete: 'cascade' }),
});
