import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';

/** Null: it is the work of others. */
const count = z.nullable(z.number());

const waiting = z.object({
  /** Texts that nobody has looked at. */
  queue: count,
  appeals: count,
  /** Nurses to be decided about, to be checked again, or to be sent their package. */
  applications: count,
  /** Accounts that a colleague asked to have deleted, which the caller may confirm. */
  deletions: count,
});
export type Waiting = z.infer<typeof waiting>;

export const readWaiting = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/waiting',
  access: 'staff',
  summary: 'How much waits of what the caller may do',
  reply: waiting,
});
