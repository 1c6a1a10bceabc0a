import { endpoint } from '#contract/endpoint.ts';
import { nodeContract, poorTextField, writtenFields } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

/** The name under which somebody wrote; null once they took it off, or the account is gone. */
export const author = z.nullable(z.object({ nickname: z.string(), avatar: z.number() }));
export type Author = z.infer<typeof author>;

/**
 * Why a text is hidden. `moderator`: a moderator hid it; `reports`: several people reported it and no moderator has read it yet. In both
 * cases the writer still gets the text, and the reason if there is one, and everybody else an empty text. `removed`: a moderator removed
 * the words for good, maybe at the writer's wish; nobody gets them, and the writer gets the reason.
 */
export const hidden = z.nullable(
  z.object({ by: z.enum(['moderator', 'reports', 'removed']), reason: z.nullable(z.string()) }),
);
export type Hidden = z.infer<typeof hidden>;

/** The writer, by a number that is only used on this site and leads to no account; 0 without a name. */
const writer = z.array(z.object({ target_id: z.number(), target_type: z.literal('user') }));

/** The fields that posts and comments share. */
export const writing = {
  author,
  uid: writer,
  /** A moderator's official answer, which has no member. */
  by_moderator: z.boolean(),
  hidden,
  like_count: z.number(),
  edited: z.boolean(),
};

/** How many comments are new since the caller was there, without hidden ones; null if they never were. */
const unreadCount = z.nullable(z.number());

/** A post (contract 2.7 #39). */
const forumPost = z.object({
  ...writtenFields,
  ...writing,
  body: poorTextField,
  taxonomy_forums: z.array(z.object({ target_id: z.number(), target_type: z.literal('taxonomy_term') })),
  /** Whether the caller liked and reported it. */
  flags: z.object({ like_post: z.boolean(), inappropriate_post: z.boolean() }),
  /** Hidden ones included: they keep their position. */
  comment_count: z.number(),
  /** Whether it takes comments: its category is open, and no moderator hid the post or closed the conversation. */
  is_open: z.boolean(),
  /** Whether a moderator closed the conversation, which can still be read. */
  is_locked: z.boolean(),
  /** Whether the caller hears of new comments; null if they never wrote here. */
  following: z.nullable(z.boolean()),
  /** How many comments the caller has read; null if they open it for the first time. */
  read_position: z.nullable(z.number()),
  unread_count: unreadCount,
  /** The position of the first comment that `unread_count` counts; null if there is none. */
  first_unread: z.nullable(z.number()),
});
export type ForumPost = z.infer<typeof forumPost>;

// Optional, because the use case reports what is missing.
const text = z.optional(z.field(z.string()));

export const forumPostContract = nodeContract({
  type: 'forum',
  node: forumPost,
  /** A change ignores the title and the category. */
  written: z.object({ title: text, body: text, taxonomy_forums: z.anything }),
});

/** The categories of a site, in the order of the content; times in seconds. */
export const categoriesView = viewContract({
  view: 'forum_categories',
  display: 'block_1',
  row: z.object({
    tid: z.number(),
    name: z.string(),
    description: z.string(),
    /** The language of name and description. */
    langcode: z.enum(LANGUAGES),
    url: z.string(),
    last_comment_timestamp: z.nullable(z.number()),
    post_count: z.number(),
    comment_count: z.number(),
  }),
});
export type CategoryRow = z.infer<typeof categoriesView.row>;

/** The posts of a category (`args[0]`), the one with the latest activity first. */
export const categoryPostsView = viewContract({
  view: 'forum_category_posts',
  display: 'block_1',
  row: z.object({
    nid: z.number(),
    title: z.string(),
    url: z.string(),
    /** An instant in UTC. */
    created: z.string(),
    langcode: z.enum(LANGUAGES),
    author,
    hidden,
    is_own: z.boolean(),
    like_count: z.number(),
    comment_count: z.number(),
    /** In seconds; null without comments. */
    last_comment_timestamp: z.nullable(z.number()),
    unread_count: unreadCount,
  }),
});
export type PostRow = z.infer<typeof categoryPostsView.row>;

/** What the screens need to know about the caller before they write. */
export const readForum = endpoint({
  method: 'GET',
  path: '/api/v1/forum',
  access: 'client',
  feature: 'forum',
  summary: 'Who one is on the forum, and when moderators look at it',
  reply: z.object({
    /** Null: the caller has to choose one before writing. */
    nickname: z.nullable(z.string()),
    /** Whether a moderator took the last one away. */
    nickname_removed: z.boolean(),
    avatar: z.number(),
    /** False if a moderator closed the forum for the caller, who can still read. */
    may_write: z.boolean(),
    /** Until when the forum is closed, as ISO 8601; null if it is open, or closed for good. */
    closed_until: z.nullable(z.string()),
    /** Such as "op werkdagen tussen 9.00 en 17.00 uur". */
    moderator_hours: z.string(),
  }),
});

/** One category, for the page of its posts. */
export const readCategory = endpoint({
  method: 'GET',
  path: '/api/v1/forum/categories/:tid',
  access: 'client',
  feature: 'forum',
  summary: 'A category of the forum',
  params: z.object({ tid: z.nineDigits }),
  reply: z.object({
    tid: z.number(),
    /** Null for a category that left the content. */
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    /** The language of name and description. */
    langcode: z.nullable(z.enum(LANGUAGES)),
    /** False if its posts can be read, and no more be written. */
    is_open: z.boolean(),
  }),
  errors: ['not_found'],
});
