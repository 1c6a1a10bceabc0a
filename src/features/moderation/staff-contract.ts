import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import {
  DECIDED_ACTIONS,
  FORUM_RULES,
  MODERATION_ACTIONS,
  REVIEW_CAUSES,
} from '#domain/community/moderation/moderation.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { SITES } from '#domain/site/site.ts';

export const QUEUE = '/staff/v1/queue';
export const DECISIONS = '/staff/v1/decisions';
export const APPEALS = '/staff/v1/appeals';
/** How much is waiting, as the menu shows. */
export const WAITING = '/staff/v1/waiting';
export const pager = z.object({ older: z.nullable(z.string()) });
export const page = z.looseObject({ page: z.optional(z.string()) });
export const kind = z.enum(['post', 'comment']);
const hiddenBy = z.nullable(z.enum(['moderator', 'reports']));

/** Who decided what. */
export const decided = z.object({
  action: z.enum(DECIDED_ACTIONS),
  rule: z.enum(FORUM_RULES),
  reason: z.string(),
  days: z.nullable(z.number()),
  name: z.string(),
  decided_at: z.string(),
});
export type Decided = z.infer<typeof decided>;

/** A writer, by number and nickname; the nickname is null if they took it off the text, or have none. */
export const pseudonym = z.nullable(z.object({ number: z.number(), nickname: z.nullable(z.string()) }));

const inQueue = {
  id: z.number(),
  site: z.enum(SITES),
  kind,
  cause: z.enum(REVIEW_CAUSES),
  opened_at: z.string(),
  /** Null for a category that left the content. */
  category: z.nullable(z.string()),
  title: z.string(),
  hidden_by: hiddenBy,
  report_count: z.number(),
  /** Without repetitions. */
  report_reasons: z.array(z.string()),
};
const queueRow = z.object(inQueue);
export type QueueRow = z.infer<typeof queueRow>;

export const readQueue = staffEndpoint({
  method: 'GET',
  path: QUEUE,
  access: 'moderation',
  summary: 'The texts that somebody has to look at, the most urgent first and then the oldest, fifty a page',
  query: page,
  reply: z.object({
    rows: z.array(queueRow),
    /** The `page` of the next rows; null on the last page. */
    pager,
    /** In Dutch, in the words of the forum. */
    moderator_hours: z.string(),
  }),
  errors: ['malformed_request'],
});

const neighbour = z.object({
  /** The post of the conversation, the comment that is answered, or the comment before or after. */
  place: z.enum(['post', 'parent', 'previous', 'next']),
  nickname: z.nullable(z.string()),
  by_moderator: z.boolean(),
  written_at: z.string(),
  text: z.string(),
});
export type Neighbour = z.infer<typeof neighbour>;

const item = z.object({
  ...inQueue,
  language: z.enum(LANGUAGES),
  written_at: z.string(),
  /** Counts the writer's changes; a decision tells which revision was read. */
  revision: z.number(),
  edited: z.boolean(),
  locked: z.boolean(),
  /** As plain text, with the addresses of links. */
  text: z.string(),
  writer: pseudonym,
  /** An official answer of a moderator, which has no writer. */
  by_moderator: z.boolean(),
  /** In days, rounded down to weeks, months and years: 0 in the first week; null without an account. */
  account_age: z.nullable(z.number()),
  /** Until which day the forum is closed for the writer now, null: for good; itself null if it is open. */
  closed_off: z.nullable(z.object({ until: z.nullable(z.string()) })),
  reports: z.array(z.object({ reason: z.string(), count: z.number() })),
  neighbours: z.array(neighbour),
  /** The newest twenty decisions about the same writer. */
  earlier: z.array(decided),
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  rules: z.array(z.object({ rule: z.enum(FORUM_RULES), name: z.string() })),
  /** What the writer will read, with the placeholders `{{rule}}`, `{{reason}}` and `{{until}}`. */
  told: z.array(
    z.object({
      action: z.enum(MODERATION_ACTIONS),
      text: z.string(),
      /** What they will read if the forum is closed for good. */
      text_for_good: z.string(),
      /** What they will read if the rule is `fits`: it names no forum rule. */
      text_if_fits: z.string(),
    }),
  ),
  /** Null while the item is open. */
  decision: z.nullable(decided),
});
export type QueueItem = z.infer<typeof item>;

export const readQueueItem = staffEndpoint({
  method: 'GET',
  path: `${QUEUE}/:id`,
  access: 'moderation',
  summary: 'A text with what stands around it, who reported it, and what was decided about its writer before',
  params: z.object({ id: z.nineDigits }),
  reply: item,
  errors: ['not_found'],
});

export const decideItem = staffEndpoint({
  method: 'POST',
  path: `${QUEUE}/:id/decision`,
  access: 'moderation',
  summary:
    'Decide about a text as it was read, and of two moderators the second learns what the first decided',
  params: z.object({ id: z.nineDigits }),
  body: z.strictObject({
    action: z.string(),
    rule: z.string(),
    reason: z.string(),
    days: z.nullish(z.number()),
    answer: z.nullish(z.string()),
    /** The `revision` and the `report_count` that the caller saw. */
    revision: z.number(),
    report_count: z.number(),
    /** The nickname that the caller saw, for `remove_nickname`. */
    nickname: z.nullish(z.string()),
  }),
  reply: decided,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [QUEUE, DECISIONS, WAITING],
});

/** What became of the appeal against a decision; null if there is none. */
const appeal = z.nullable(z.enum(['waiting', 'upheld', 'reversed']));

const listedDecision = z.object({
  id: z.number(),
  /** The number of the item in the queue, where the text can still be read in its conversation. */
  item: z.number(),
  site: z.enum(SITES),
  kind,
  title: z.string(),
  /** Whether the words were removed for good. */
  removed: z.boolean(),
  writer: pseudonym,
  /** Whether it is about an official answer of a moderator, which has no writer. */
  by_moderator: z.boolean(),
  decision: decided,
  /** Who undid it and why; null if nobody did. */
  undone: z.nullable(decided),
  appeal,
  /** Whether undoing it would give something back. */
  may_undo: z.boolean(),
  /** What the writer will read if it is undone, with the placeholder `{{reason}}`; null if nobody is told, or it cannot be undone. */
  told: z.nullable(z.string()),
});
export type ListedDecision = z.infer<typeof listedDecision>;

export const readDecisions = staffEndpoint({
  method: 'GET',
  path: DECISIONS,
  access: 'moderation',
  summary: 'What was decided, the newest first, fifty a page',
  query: page,
  reply: z.object({ rows: z.array(listedDecision), pager }),
  errors: ['malformed_request'],
});

export const undoDecision = staffEndpoint({
  method: 'POST',
  path: `${DECISIONS}/:id/undo`,
  access: 'moderation',
  summary:
    'Undo a decision, which its writer is told; of two moderators the second learns what the first did',
  params: z.object({ id: z.nineDigits }),
  body: z.strictObject({
    rule: z.string(),
    reason: z.string(),
    /** What the caller saw. An appeal that was upheld meanwhile is a conflict. */
    appeal: z.optional(appeal),
  }),
  reply: decided,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [DECISIONS, APPEALS, QUEUE, `${QUEUE}/:id`, WAITING],
});
