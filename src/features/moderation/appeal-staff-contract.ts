import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import { SITES } from '#domain/site/site.ts';
import {
  APPEALS,
  DECISIONS,
  decided,
  kind,
  page,
  pager,
  pseudonym,
  QUEUE,
  WAITING,
} from './staff-contract.ts';

const appealRow = z.object({
  /** The number of the decision. */
  id: z.number(),
  site: z.enum(SITES),
  kind,
  title: z.string(),
  text: z.string(),
  revision: z.number(),
  writer: pseudonym,
  appeal: z.string(),
  created: z.string(),
  decision: decided,
  /** False if the caller took the decision: somebody else has to look at it. */
  may_decide: z.boolean(),
});
export type AppealRow = z.infer<typeof appealRow>;

export const readAppeals = staffEndpoint({
  method: 'GET',
  path: APPEALS,
  access: 'moderation',
  summary: 'The appeals that nobody has looked at, the oldest first, fifty a page',
  query: page,
  reply: z.object({ rows: z.array(appealRow), pager }),
  errors: ['malformed_request'],
});

export const decideAppeal = staffEndpoint({
  method: 'POST',
  path: `${APPEALS}/:id/decision`,
  access: 'moderation',
  summary: 'Leave a decision as it is or undo it; never by whoever took it',
  params: z.object({ id: z.nineDigits }),
  /** `revision` is that of the text as the caller saw it. */
  body: z.strictObject({ outcome: z.string(), reason: z.string(), revision: z.number() }),
  reply: z.object({ outcome: z.string(), reason: z.string(), name: z.string(), decided_at: z.string() }),
  errors: ['invalid_input', 'role_missing', 'not_found', 'edit_conflict'],
  refreshes: [APPEALS, DECISIONS, QUEUE, `${QUEUE}/:id`, WAITING],
});
