import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** A like or a report of one person (contract 2.7 #46). */
const flagging = z.object({
  id: z.listOf(z.number()),
  uuid: z.listOf(z.string()),
  flag_id: z.array(z.object({ target_id: z.string(), target_type: z.literal('flag') })),
  entity_type: z.listOf(z.string()),
  entity_id: z.listOf(z.string()),
  global: z.listOf(z.boolean()),
  /** The number under which the caller writes on this site; 0 if they never wrote. */
  uid: z.array(z.object({ target_id: z.number(), target_type: z.literal('user') })),
  created: z.instant,
  field_reason: z.listOf(z.string()),
});
export type Flagging = z.infer<typeof flagging>;

const ofFlagging = {
  path: '/entity/flagging/:flag/:type/:id',
  access: 'client',
  feature: 'forum',
  params: z.object({ flag: z.string(), type: z.string(), id: z.nineDigits }),
  problems: 'entity',
  // Later, not at once: the browser shows a like before the call, and takes it back if the call fails.
  refreshes: ['/entity/view/:view/:display/results', '/node/:nid'],
} as const;

export const addFlag = endpoint({
  ...ofFlagging,
  method: 'POST',
  summary: 'Like or report a post or comment; may be repeated, and then answers with what was there',
  body: z.nullish(z.looseObject({ field_reason: z.optionalField(z.string()) })),
  reply: flagging,
  status: 201,
  mayExist: true,
  errors: ['invalid_input', 'malformed_request', 'role_missing', 'not_found', 'too_many_requests'],
});

export const removeFlag = endpoint({
  ...ofFlagging,
  method: 'DELETE',
  summary: 'Take a like or a report back; may be repeated',
  status: 204,
  errors: ['malformed_request', 'not_found'],
});
