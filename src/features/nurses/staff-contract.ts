import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import { APPLICATION_CHECKS, APPLICATION_LISTS } from '#domain/nurse/application.ts';

const LIST = '/staff/v1/applications';
const ONE = '/staff/v1/applications/:uid';
/** How much work waits, as the menu shows. */
const WAITING = '/staff/v1/waiting';
/** The reads that every decision may change. */
const refreshes = [LIST, ONE, WAITING];
const params = z.object({ uid: z.nineDigits });
const withReason = z.strictObject({ reason: z.string() });

const inList = {
  uid: z.number(),
  /** Initials and family name. */
  name: z.string(),
  practice: z.string(),
  locality: z.string(),
  applied: z.string(),
  /** When she was approved; null: not yet. */
  approved: z.nullable(z.string()),
  /** When the address was confirmed; null: not yet. */
  confirmed: z.nullable(z.string()),
  blocked: z.boolean(),
  /** When her practice changed, if that was not checked yet; otherwise null. */
  practice_changed: z.nullable(z.string()),
  wants_package: z.boolean(),
  /** When the welcome package was sent, and by whom. */
  package_sent: z.nullable(z.object({ at: z.string(), by: z.string() })),
};

const application = z.object({
  ...inList,
  function: z.string(),
  address: z.string(),
  postal_code: z.string(),
  telephone: z.string(),
  mail: z.string(),
  /** Since when she logs in with a code; null: she does not. */
  second_factor: z.nullable(z.string()),
});
export type Application = z.infer<typeof application>;

export const readApplications = staffEndpoint({
  method: 'GET',
  path: LIST,
  access: 'applications',
  summary: 'Nurses who applied, newest first, fifty a page',
  query: z.looseObject({
    page: z.optional(z.string()),
    /** By default the applications that wait for a decision. */
    state: z.optional(z.enum(APPLICATION_LISTS)),
  }),
  reply: z.object({
    rows: z.array(z.object(inList)),
    pager: z.object({ older: z.nullable(z.string()) }),
    /** How many wait for a decision, for their package, and for a check. */
    waiting: z.object({ applied: z.number(), package: z.number(), changed: z.number() }),
  }),
  errors: ['malformed_request'],
});
export type ApplicationRow = z.infer<typeof readApplications.reply>['rows'][number];

export const readApplication = staffEndpoint({
  method: 'GET',
  path: ONE,
  access: 'applications',
  summary: 'What a nurse told of herself when she applied',
  params,
  reply: application,
  errors: ['not_found'],
});

export const approveApplication = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/applications/:uid/approve',
  access: 'applications',
  summary: 'Approve an application, which its nurse is told by mail',
  params,
  body: z.strictObject({ check: z.array(z.enum(APPLICATION_CHECKS)), reason: z.string() }),
  reply: application,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes,
});

export const rejectApplication = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/applications/:uid/reject',
  access: 'applications',
  asksForCode: true,
  summary: 'Reject an application: a mail goes out, and everything about the nurse is deleted',
  params,
  body: withReason,
  status: 204,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: [LIST, WAITING],
});

export const sendWelcomePackage = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/applications/:uid/welcome-package',
  access: 'applications',
  summary: 'Tick off that the welcome package was sent',
  params,
  reply: application,
  errors: ['not_found', 'edit_conflict'],
  refreshes,
});

export const checkPractice = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/nurses/:uid/practice',
  access: 'applications',
  summary: 'Say that the practice of a nurse was looked at again after she changed it',
  params,
  /** `practice_changed`: the change that was checked, as there may have been another one since. */
  body: z.strictObject({ reason: z.string(), practice_changed: z.string() }),
  reply: application,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes,
});

export const blockNurse = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/nurses/:uid/block',
  access: 'applications',
  asksForCode: true,
  summary: 'Block an approved nurse, who is logged out at once',
  params,
  body: withReason,
  reply: application,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes,
});

export const unblockNurse = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/nurses/:uid/unblock',
  access: 'applications',
  summary: 'Let a blocked nurse log in again',
  params,
  body: withReason,
  reply: application,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes,
});

export const resetSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/nurses/:uid/second-factor/reset',
  access: 'applications',
  asksForCode: true,
  summary: 'Take the lost second step of a nurse away, who is logged out and told by mail',
  params,
  /** `second_factor`: since when she has the one that is lost, as she may have set up another since. */
  body: z.strictObject({ reason: z.string(), second_factor: z.string() }),
  reply: application,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes,
});
