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
/** How much waits, which the menu shows. */
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

/** Who wrote something, by what others may know them by; the nickname is null where it was taken off. */
export const pseudonym = z.nullable(z.object({ number: z.number(), nickname: z.nullable(z.string()) }));

const inQueue = {
  id: z.number(),
  site: z.enum(SITES),
  kind,
  cause: z.enum(REVIEW_CAUSES),
  opened_at: z.string(),
  /** Null for one that the content has no longer. */
  category: z.nullable(z.string()),
  title: z.string(),
  hidden_by: hiddenBy,
  report_count: z.number(),
  /** Each once. */
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
    /** What `page` is for the next rows; null on the last page. */
    pager,
    /** As the forum says it, in Dutch. */
    moderator_hours: z.string(),
  }),
  errors: ['malformed_request'],
});

const neighbour = z.object({
  /** The post of the conversation, the comment that this one answers, and the comments before and after it. */
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
  /** Counts the changes of its writer; a decision says which one was read. */
  revision: z.number(),
  edited: z.boolean(),
  locked: z.boolean(),
  /** As plain text: what was typed, with the addresses of links. */
  text: z.string(),
  writer: pseudonym,
  /** In days, rounded to weeks, months and years; null without an account. */
  account_age: z.nullable(z.number()),
  reports: z.array(z.object({ reason: z.string(), count: z.number() })),
  neighbours: z.array(neighbour),
  /** About the same writer, the newest twenty. */
  earlier: z.array(decided),
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  rules: z.array(z.object({ rule: z.enum(FORUM_RULES), name: z.string() })),
  /** What the writer will read, with `{{rule}}`, `{{reason}}` and `{{until}}` left open. */
  told: z.array(
    z.object({
      action: z.enum(MODERATION_ACTIONS),
      text: z.string(),
      /** The same where the forum is closed for good. */
      text_for_good: z.string(),
    }),
  ),
  /** Null: it is open. */
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
  }),
  reply: decided,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [QUEUE, DECISIONS, WAITING],
});

const decisionRow = z.object({
  id: z.number(),
  /** The number of the text in the queue, where it can still be read with what stands around it. */
  item: z.number(),
  site: z.enum(SITES),
  kind,
  title: z.string(),
  /** Its words were taken away for good. */
  removed: z.boolean(),
  writer: pseudonym,
  decision: decided,
  /** Who undid it and why; null: nobody. */
  undone: z.nullable(decided),
  /** Its writer asked for a second look, which is still to come. */
  appealed: z.boolean(),
  /** It is in force: undoing it gives something back. */
  may_undo: z.boolean(),
  /** What the writer will read of undoing it, with `{{reason}}` left open; null: nobody hears of it, or it cannot be undone. */
  told: z.nullable(z.string()),
});
export type DecisionRow = z.infer<typeof decisionRow>;

export const readDecisions = staffEndpoint({
  method: 'GET',
  path: DECISIONS,
  access: 'moderation',
  summary: 'What was decided, the newest first, fifty a page',
  query: page,
  reply: z.object({ rows: z.array(decisionRow), pager }),
  errors: ['malformed_request'],
});

export const undoDecision = staffEndpoint({
  method: 'POST',
  path: `${DECISIONS}/:id/undo`,
  access: 'moderation',
  summary:
    'Undo a decision, which its writer is told; of two moderators the second learns what the first did',
  params: z.object({ id: z.nineDigits }),
  body: z.strictObject({ rule: z.string(), reason: z.string() }),
  reply: decided,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [DECISIONS, APPEALS, QUEUE, `${QUEUE}/:id`, WAITING],
});
