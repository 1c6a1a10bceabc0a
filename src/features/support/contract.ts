import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import { SITES } from '#domain/site/site.ts';

/** The deletions that wait for a second person. */
const DELETIONS = '/staff/v1/deletions';
/** How much work waits, as the menu shows. */
const WAITING = '/staff/v1/waiting';
const params = z.object({ uid: z.nineDigits });
const withReason = z.strictObject({ reason: z.string() });

/** What the staff learns about an account, and nothing about the life of its owner (settled: staff). */
const account = z.object({
  uid: z.number(),
  site: z.enum(SITES),
  kind: z.enum(['participant', 'nurse']),
  /** The month of registration, such as `2026-11`: the day could reveal who somebody is. */
  created: z.string(),
  confirmed: z.boolean(),
  /** Whether its owner gave another address, which nobody confirmed yet; not which one. */
  address_waits: z.boolean(),
  /** Whether its owner logs in with a password; if not, another system lets them in. */
  has_password: z.boolean(),
  blocked: z.boolean(),
  /** Whether the caller may block and unblock it: nurses are up to members who decide about applications. */
  may_block: z.boolean(),
  /** The last mail of each kind, with the day it was sent or else asked for. */
  mails: z.array(
    z.object({
      kind: z.enum(['confirmation', 'reset']),
      day: z.string(),
      /** `sent`: the mail server accepted it, `waiting`: it will be tried again, `refused`: it will not. */
      state: z.enum(['waiting', 'sent', 'refused']),
    }),
  ),
  /** Whether somebody asked for its deletion. */
  deletion_waits: z.boolean(),
});
export type FoundAccount = z.infer<typeof account>;

/** The response of every act: the account as it is then. */
const reply = z.object({ account });

export const findPerson = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/find',
  access: 'people',
  summary:
    'Look for an account by its whole address and its site; every search is written down, and lets its member act for half an hour',
  body: z.strictObject({ site: z.enum(SITES), mail: z.string(), reason: z.string() }),
  reply: z.object({ account: z.nullable(account) }),
  errors: ['invalid_input', 'too_many_requests'],
});

export const sendConfirmation = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/confirmation',
  access: 'people',
  summary: 'Send the mail with which an address is confirmed once more; where another one waits, to that',
  params,
  reply,
  errors: ['not_found', 'edit_conflict', 'account_blocked', 'address_unreachable', 'too_many_requests'],
});

export const sendReset = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/reset',
  access: 'people',
  summary: 'Send a link for a new password to the address of an account',
  params,
  reply,
  errors: ['not_found', 'edit_conflict', 'account_blocked', 'address_unreachable', 'too_many_requests'],
});

export const blockAccount = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/block',
  access: 'people',
  asksForCode: true,
  summary: 'Block an account, whose owner is logged out at once',
  params,
  body: withReason,
  reply,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
});

export const unblockAccount = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/unblock',
  access: 'people',
  summary: 'Let a blocked account be used again',
  params,
  body: withReason,
  reply,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
});

export const askDeletion = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/delete',
  access: 'people',
  asksForCode: true,
  summary: 'Ask for an account to be deleted; it waits for a second person',
  params,
  body: withReason,
  reply,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [DELETIONS, WAITING],
});

export const readDeletions = staffEndpoint({
  method: 'GET',
  path: DELETIONS,
  access: 'people',
  summary: 'Accounts that wait for a second person to have them deleted, newest first, fifty a page',
  query: z.looseObject({ page: z.optional(z.string()) }),
  reply: z.object({
    rows: z.array(
      z.object({
        uid: z.number(),
        site: z.enum(SITES),
        kind: z.enum(['participant', 'nurse']),
        asked: z.string(),
        /** The member who asked. */
        by: z.string(),
        /** Whether the caller asked, and so cannot confirm it. */
        own: z.boolean(),
        reason: z.string(),
      }),
    ),
    pager: z.object({ older: z.nullable(z.string()) }),
  }),
  errors: ['malformed_request'],
});
export type WaitingDeletion = z.infer<typeof readDeletions.reply>['rows'][number];

export const confirmDeletion = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/delete/confirm',
  access: 'people',
  asksForCode: true,
  summary: 'Delete an account that a colleague asked for; whoever asked gets 403',
  params,
  status: 204,
  errors: ['not_found'],
  refreshes: [DELETIONS, WAITING],
});

export const refuseDeletion = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/people/:uid/delete/refuse',
  access: 'people',
  summary: 'Keep an account whose deletion was asked for; whoever asked may do so too',
  params,
  body: withReason,
  status: 204,
  errors: ['invalid_input', 'not_found'],
  refreshes: [DELETIONS, WAITING],
});
