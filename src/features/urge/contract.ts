import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { URGE_HELPS, URGE_STRENGTHS } from '#domain/tracking/urge.ts';
import { readView } from '#features/views/contract.ts';

/** What someone wrote in exercises for moments like this; empty where they wrote nothing. */
const ownHelp = z.object({
  reasons: z.array(z.string()),
  alternatives: z.array(z.string()),
  /** Names, as they were written down. */
  people: z.array(z.string()),
  /** Whether the exercise that they come from can be changed: after a restart it may not be open yet. */
  canAddPeople: z.boolean(),
  /** What to say to oneself while waiting. */
  wait: z.nullable(z.string()),
  /** Where to go. */
  leave: z.nullable(z.string()),
});

export const readUrges = endpoint({
  method: 'GET',
  path: '/api/v1/urges',
  access: 'client',
  feature: 'registrations',
  summary: 'How many urges someone rode out, and what they wrote for the next one',
  reply: z.object({ riddenOut: z.number(), own: ownHelp }),
});

export const rideOut = endpoint({
  method: 'POST',
  path: '/api/v1/urges',
  access: 'client',
  feature: 'registrations',
  summary: 'Count an urge that was ridden out; again within a quarter of an hour it is the same one',
  body: z.strictObject({
    /** When it eased, in milliseconds since 1970; absent for now. The server moves it if it is in the future or long ago. */
    at: z.optional(z.number()),
  }),
  reply: z.object({ uuid: z.string(), riddenOut: z.number() }),
  // An urge that was ridden out may award a badge.
  refreshes: ['/api/v1/urges', readView.path],
});

export const describeUrge = endpoint({
  method: 'PATCH',
  path: '/api/v1/urges/:uuid',
  access: 'client',
  feature: 'registrations',
  summary: 'Say how strong an urge still is, from 0 to 10, and what helped',
  params: z.object({ uuid: z.uuid }),
  body: z.strictObject({
    strength: z.nullable(z.union(URGE_STRENGTHS.map((strength) => z.literal(strength)))),
    helped: z.array(z.enum(URGE_HELPS), URGE_HELPS.length),
  }),
  errors: ['not_found'],
  status: 204,
});
