import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { APPEAL_OUTCOMES, FORUM_RULES, MODERATION_ACTIONS } from '#domain/community/moderation/moderation.ts';

const appeal = z.object({
  text: z.string(),
  created: z.string(),
  /** Null until somebody has looked again. */
  outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
  /** What the other moderator wrote; null until there is an outcome. */
  reason: z.nullable(z.string()),
});

const decision = z.object({
  id: z.number(),
  kind: z.enum(['post', 'comment']),
  /** The number of the post or comment, and the path of its page. */
  target: z.number(),
  path: z.string(),
  /** The title of the conversation; empty if it was removed, or is hidden from the caller. */
  title: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  rule: z.enum(FORUM_RULES),
  /** The text of the forum rule. */
  rule_name: z.string(),
  reason: z.string(),
  /** For how many days the forum is closed; null if for good, or if something else was decided. */
  days: z.nullable(z.number()),
  /** A day, in the product's time zone. */
  written_on: z.string(),
  /** Null if the writer has not appealed; they still may unless the decision was undone. */
  appeal: z.nullable(appeal),
  /** Why and on what day a moderator undid it, after an appeal or without one; null if nobody did. */
  undone: z.nullable(z.object({ reason: z.string(), on: z.string() })),
});
export type OwnDecision = z.infer<typeof decision>;

const ofWriter = { access: 'client', feature: 'forum' } as const;
const OWN_DECISIONS = '/api/v1/moderation-decisions';

/** The newest fifty. */
export const readOwnDecisions = endpoint({
  ...ofWriter,
  method: 'GET',
  path: OWN_DECISIONS,
  summary: 'What moderators decided about one’s own texts, and what came of appeals',
  reply: z.object({ rows: z.array(decision) }),
});

export const makeAppeal = endpoint({
  ...ofWriter,
  method: 'POST',
  path: '/api/v1/appeals',
  summary: 'Ask, once, that another moderator looks at a decision about one’s own text',
  body: z.strictObject({ id: z.number(), text: z.string() }),
  reply: appeal,
  status: 201,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [OWN_DECISIONS],
});
