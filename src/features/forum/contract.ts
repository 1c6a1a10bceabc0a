import { endpoint } from '#contract/endpoint.ts';
import { nodeContract, poorTextField, writtenFields } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';
import { LANGUAGES } from '#domain/kit/language.ts';

/** Under what name somebody wrote; null once the name was taken off, or the account is gone. */
export const author = z.nullable(z.object({ nickname: z.string(), avatar: z.number() }));
export type Author = z.infer<typeof author>;

/**
 * Why a text is out of sight: a moderator hid it, or several people reported it and no moderator has read it yet; the writer gets
 * the text and the reason, everybody else an empty text. Or its words were taken away for good, which may have been the writer's
 * wish: then nobody gets any, and the writer the reason.
 */
export const hidden = z.nullable(
  z.object({ by: z.enum(['moderator', 'reports', 'removed']), reason: z.nullable(z.string()) }),
);
export type Hidden = z.infer<typeof hidden>;

/** The writer: a number of this site alone, from which no account can be found; 0 without a name. */
const writer = z.array(z.object({ target_id: z.number(), target_type: z.literal('user') }));

/** What goes for posts and comments alike. */
export const writing = {
  author,
  uid: writer,
  /** A moderator answered officially: it has no member. */
  by_moderator: z.boolean(),
  hidden,
  like_count: z.number(),
  edited: z.boolean(),
};

/** A post (contract 2.7 #39). */
const forumPost = z.object({
  ...writtenFields,
  ...writing,
  body: poorTextField,
  taxonomy_forums: z.array(z.object({ target_id: z.number(), target_type: z.literal('taxonomy_term') })),
  /** What the caller did. */
  flags: z.object({ like_post: z.boolean(), inappropriate_post: z.boolean() }),
  /** Also those that are out of sight: they keep their place. */
  comment_count: z.number(),
  /** It takes comments: its category does, and no moderator closed it. */
  is_open: z.boolean(),
  /** A moderator closed the conversation, which can still be read. */
  is_locked: z.boolean(),
  /** Whether the caller hears of new comments; null for who never wrote here. */
  following: z.nullable(z.boolean()),
  /** How many comments the caller had read before; null for who opens it for the first time. */
  read_position: z.nullable(z.number()),
});
export type ForumPost = z.infer<typeof forumPost>;

// What is missing is for the use case to say.
const text = z.optional(z.field(z.string()));

export const forumPostContract = nodeContract({
  type: 'forum',
  node: forumPost,
  /** On a change the title and the category stay as they are. */
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
    created: z.instant,
    langcode: z.enum(LANGUAGES),
    author,
    hidden,
    is_own: z.boolean(),
    like_count: z.number(),
    comment_count: z.number(),
    /** In seconds; null without comments. */
    last_comment_timestamp: z.nullable(z.number()),
    /** New since the caller was there; null for who never was. */
    unread_count: z.nullable(z.number()),
  }),
});
export type PostRow = z.infer<typeof categoryPostsView.row>;

/** What screens need to know before somebody writes. */
export const readForum = endpoint({
  method: 'GET',
  path: '/api/v1/forum',
  access: 'client',
  feature: 'forum',
  summary: 'Who one is on the forum, and when moderators look at it',
  reply: z.object({
    /** Null: to choose one before writing. */
    nickname: z.nullable(z.string()),
    avatar: z.number(),
    /** False: a moderator closed the forum for this person, who can still read. */
    may_write: z.boolean(),
    /** Until when that is so, ISO 8601; null: it is not, or for good. */
    closed_until: z.nullable(z.string()),
    /** Such as "op werkdagen tussen 9.00 en 17.00 uur". */
    moderator_hours: z.string(),
  }),
});

/** One category of the forum, for the page of its posts. */
export const readCategory = endpoint({
  method: 'GET',
  path: '/api/v1/forum/categories/:tid',
  access: 'client',
  feature: 'forum',
  summary: 'A category of the forum',
  params: z.object({ tid: z.nineDigits }),
  reply: z.object({
    tid: z.number(),
    /** Null for one that the content has no longer. */
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    /** Their language. */
    langcode: z.nullable(z.enum(LANGUAGES)),
    /** False: its posts can be read, and no more are taken. */
    is_open: z.boolean(),
  }),
  errors: ['not_found'],
});
