import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';

/** In a file of its own, because the frame of every page needs this endpoint and nothing else of the slice. */
export const readStatistics = endpoint({
  method: 'GET',
  path: '/registrations/statistics',
  access: 'client',
  feature: 'registrations',
  summary:
    'The streak, the share of the days filled in that were within the goal, the days in a row within it, and what stays',
  reply: z.object({
    total: z.number(),
    completed: z.number(),
    success: z.number(),
    failed: z.number(),
    /** Of the days filled in, the share within the goal, 0–1 to two decimals; null while no day counts. */
    steadiness: z.nullable(z.number()),
    /** How many days count in it. */
    steadinessDays: z.number(),
    /** Days in a row within the goal: current and longest. */
    currentStreak: z.number(),
    bestStreak: z.number(),
    /** The longest run of days filled in; a pause neither breaks nor lengthens it. */
    longestRow: z.number(),
    /** Days marked as a pause. */
    pauses: z.number(),
    registrationsStartDate: z.string(),
    programStartDate: z.string(),
  }),
});
