import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { draftPlace, MOST_BYTES_OF_NODE } from './contract.ts';

/** The place of the draft of a new post on the forum; each category has one of its own. */
export function placeOfNewPost(category: number): string {
  return `post_in-${category}`;
}

/** The place of the draft of a comment on a post; each answer to a comment has one of its own. */
export function placeOfComment({ nid, parent }: { readonly nid: number; readonly parent: number | null }) {
  return parent === null ? `comment_on-${nid}` : `answer_to-${parent}`;
}

/** The place of the draft of a change to a comment. */
export function placeOfChange(cid: number): string {
  return `comment-${cid}`;
}

/** With what the places begin where somebody writes on the forum: a post, or a comment in one of the ways above. */
export const FORUM_PLACES = ['forum', 'post_in', 'comment_on', 'answer_to', 'comment'];

/** The most characters of a draft: a text of more is refused as a node as well. */
export const MOST_CHARACTERS_OF_DRAFT = 50_000;

/** What somebody is writing and has not posted yet. */
const nodeDraft = z.object({
  place: z.string(),
  /** As typed, by the fields of the form. */
  fields: z.record(z.string(), z.string()),
  /** The revision of the node that it changes; null for a new one. */
  revision: z.nullable(z.number()),
  /** When it was saved: an instant in UTC. */
  changed: z.string(),
});
export type NodeDraft = z.infer<typeof nodeDraft>;

// A site with the diary has every type of node that people write.
const shared = { access: 'client', feature: 'diary' } as const;
const LIST = '/api/v1/node-drafts';
const ofPlace = {
  ...shared,
  path: '/api/v1/node-drafts/:place',
  params: z.object({ place: draftPlace }),
} as const;

export const readNodeDrafts = endpoint({
  ...shared,
  method: 'GET',
  path: LIST,
  summary: 'Everything one is writing and did not place',
  reply: z.array(nodeDraft),
});

export const saveNodeDraft = endpoint({
  ...ofPlace,
  method: 'PUT',
  summary: 'Keep what one is writing; another `basis` than the draft that is there is a conflict',
  mostBytes: MOST_BYTES_OF_NODE,
  body: z.object({
    fields: z.record(z.string(), z.string()),
    revision: z.optional(z.nullable(z.number())),
    /** The `changed` of the draft that it continues; null if there was none. */
    basis: z.optional(z.nullable(z.string())),
  }),
  reply: nodeDraft,
  errors: ['malformed_request', 'invalid_input', 'edit_conflict'],
  refreshes: [LIST],
});

export const deleteNodeDraft = endpoint({
  ...ofPlace,
  method: 'DELETE',
  summary: 'Let go of what one is writing',
  status: 204,
  refreshes: [LIST],
});
