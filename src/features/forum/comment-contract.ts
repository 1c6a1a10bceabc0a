import { endpoint } from '#contract/endpoint.ts';
import { poorTextField } from '#contract/node.ts';
import * as z from '#contract/schema.ts';
import { viewContract } from '#contract/view.ts';
import { fieldValue } from '#contract/wire.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { writing } from './contract.ts';

const reference = <const Type extends string>(type: Type) =>
  z.array(z.object({ target_id: z.number(), target_type: z.literal(type) }));

/** A comment under a post (contract 2.7 #43). */
const comment = z.object({
  ...writing,
  cid: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  langcode: z.listOf(z.enum(LANGUAGES)),
  comment_type: z.array(
    z.object({
      target_id: z.literal('comment_forum'),
      target_type: z.literal('comment_type'),
      target_uuid: z.string(),
    }),
  ),
  /** False if it is hidden (see `hidden`). */
  status: z.listOf(z.boolean()),
  /** The comment that it answers. */
  pid: reference('comment'),
  entity_id: reference('node'),
  entity_type: z.listOf(z.literal('node')),
  field_name: z.listOf(z.literal('comment_forum')),
  created: z.instant,
  changed: z.instant,
  field_body: poorTextField,
  revision: z.number(),
  is_own: z.boolean(),
  is_original_poster: z.boolean(),
  /** Whether the caller liked and reported it. */
  flags: z.object({ like: z.boolean(), inappropriate: z.boolean() }),
  /** Its position under the post, counted from 1; it never changes. */
  position: z.number(),
  /** The page of the comment that it answers, and the nickname of its writer; null if there is none. */
  parent_comment: z.nullable(z.string()),
  parent_author: z.nullable(z.string()),
  /** Whether that one is an official answer, which has no nickname. */
  parent_by_moderator: z.boolean(),
  parent_position: z.nullable(z.number()),
});
export type ForumComment = z.infer<typeof comment>;

/** The comments of a post (`args[0]`), the oldest first. */
export const commentsView = viewContract({
  view: 'forum_post_comments',
  display: 'block_1',
  row: comment,
});

const ofComment = {
  access: 'client',
  feature: 'forum',
  params: z.object({ cid: z.nineDigits }),
  reply: comment,
} as const;
const LISTS = ['/entity/view/:view/:display/results', '/node/:nid', '/api/v1/node-drafts'];
const text = z.optionalField(z.string());
const number = z.optionalField(z.union([z.number(), z.string()]));

export const createComment = endpoint({
  method: 'POST',
  path: '/comment',
  access: 'client',
  feature: 'forum',
  summary: 'Write a comment under a post, or an answer to a comment under it (`pid`)',
  body: z.looseObject({
    entity_id: number,
    entity_type: text,
    comment_type: text,
    field_name: text,
    field_body: text,
    pid: number,
  }),
  reply: comment,
  status: 201,
  location: ({ cid }: ForumComment) => `/comment/${fieldValue(cid)}`,
  errors: ['invalid_input', 'role_missing', 'not_found', 'too_many_requests'],
  problems: 'entity',
  refreshes: LISTS,
});

/** For the page `/comment/<cid>`, which redirects to the comment under its post. */
export const readComment = endpoint({
  ...ofComment,
  method: 'GET',
  path: '/comment/:cid',
  summary: 'A comment by its number',
  errors: ['not_found'],
});

const change = {
  ...ofComment,
  method: 'PATCH',
  summary: 'Change the text of a comment of one’s own; an older `revision` is a conflict',
  // An empty text is refused. Only without the field does the text stay as it was.
  body: z.looseObject({ field_body: z.optional(z.field(z.string())), revision: z.optional(z.number()) }),
  errors: [
    'invalid_input',
    'field_read_only',
    'role_missing',
    'edit_conflict',
    'not_found',
    'too_many_requests',
  ],
  problems: 'entity',
  refreshes: LISTS,
} as const;

export const changeComment = endpoint({ ...change, path: '/entity/comment/:cid' });

/** The same call at the path of core. */
export const changeCommentAtCore = endpoint({ ...change, path: '/comment/:cid' });

export const anonymizeComment = endpoint({
  ...ofComment,
  method: 'PATCH',
  path: '/entity/comment/:cid/anonymize',
  summary: 'Take one’s name off a comment, for ever; the text stays',
  errors: ['role_missing', 'not_found'],
  refreshes: LISTS,
});
