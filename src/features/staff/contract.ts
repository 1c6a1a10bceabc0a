import * as z from '#contract/schema.ts';
import { staffEndpoint } from '#contract/staff-endpoint.ts';
import { STAFF_ROLES } from '#domain/staff/role.ts';

const me = z.object({
  id: z.number(),
  name: z.string(),
  mail: z.string(),
  role: z.enum(STAFF_ROLES),
  /** How many recovery codes are left. */
  recovery_codes: z.number(),
  /** Whether the sites are in more languages than Dutch. */
  multilingual: z.boolean(),
});
export type StaffMe = z.infer<typeof me>;

/** What comes after the password: the code of an app, or setting that app up. */
const next = z.object({ next: z.enum(['code', 'enrol']) });

export const readStaffToken = staffEndpoint({
  method: 'GET',
  path: '/rest/session/token',
  access: 'anyone',
  summary: 'The token that state-changing calls carry in X-CSRF-Token',
  reply: z.string(),
  plainText: true,
});

export const signIn = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/login',
  access: 'anyone',
  summary: 'Sign in with a password, the first of two steps',
  body: z.strictObject({ mail: z.string(), password: z.string() }),
  reply: next,
  errors: ['credentials_wrong', 'too_many_requests'],
  ownTransaction: true,
  takesPassword: true,
});

export const giveCode = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/code',
  access: 'signingIn',
  summary: 'The code of an app or a recovery code: the second step, or again before a dangerous act',
  body: z.strictObject({ code: z.optional(z.string()), recovery_code: z.optional(z.string()) }),
  reply: me,
  errors: ['code_wrong', 'too_many_requests', 'invalid_input'],
  ownTransaction: true,
});

export const enrol = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/enrol',
  access: 'signingIn',
  summary: 'A secret for an app that makes codes',
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['not_found'],
});

export const confirmEnrolment = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/enrol/confirm',
  access: 'signingIn',
  summary: 'The first code of the app, which completes signing in',
  body: z.strictObject({ code: z.string() }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['code_wrong', 'too_many_requests', 'not_found'],
  ownTransaction: true,
});

export const renewRecoveryCodes = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/recovery-codes',
  access: 'staff',
  asksForCode: true,
  summary: 'Ten new recovery codes in place of those there are',
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  refreshes: ['/staff/v1/me'],
});

export const readStaffMe = staffEndpoint({
  method: 'GET',
  path: '/staff/v1/me',
  access: 'staff',
  summary: 'Who is signed in',
  reply: me,
});

export const signOut = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/logout',
  access: 'signingIn',
  summary: 'End this session',
  status: 204,
});

export const acceptInvitation = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/invitation',
  access: 'anyone',
  summary: 'Choose a password by the link of an invitation',
  body: z.strictObject({ token: z.string(), password: z.string() }),
  reply: next,
  errors: ['link_invalid', 'invalid_input', 'too_many_requests'],
  ownTransaction: true,
  takesPassword: true,
});

const STAFF_LIST = '/staff/v1/staff';

export const readMembers = staffEndpoint({
  method: 'GET',
  path: STAFF_LIST,
  access: 'members',
  summary: 'Everybody on the staff, and who is invited',
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        mail: z.string(),
        role: z.enum(STAFF_ROLES),
        /** Whether they have set up an app, and so can sign in. */
        enrolled: z.boolean(),
      }),
    ),
    invited: z.array(
      z.object({ name: z.string(), mail: z.string(), role: z.enum(STAFF_ROLES), expires: z.string() }),
    ),
  }),
});

export const inviteMember = staffEndpoint({
  method: 'POST',
  path: STAFF_LIST,
  access: 'members',
  asksForCode: true,
  summary: 'Invite somebody, or give a member a link for a new password',
  body: z.strictObject({ name: z.string(), mail: z.string(), role: z.enum(STAFF_ROLES) }),
  reply: z.object({ link: z.string(), expires: z.string() }),
  status: 201,
  errors: ['invalid_input'],
  refreshes: [STAFF_LIST],
});

export const withdrawInvitation = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/invitation/withdraw',
  access: 'members',
  summary: 'Withdraw an invitation, whose link then opens nothing',
  body: z.strictObject({ mail: z.string() }),
  status: 204,
  errors: ['not_found'],
  refreshes: [STAFF_LIST],
});

export const removeMember = staffEndpoint({
  method: 'DELETE',
  path: '/staff/v1/staff/:id',
  access: 'members',
  asksForCode: true,
  summary: 'Remove a member, who is signed out at once',
  params: z.object({ id: z.nineDigits }),
  status: 204,
  errors: ['not_found', 'invalid_input'],
  refreshes: [STAFF_LIST],
});

/** What the command `npm run staff` asks of a server that holds the embedded database. */
export const commandInvitation = staffEndpoint({
  method: 'POST',
  path: '/staff/v1/command/invitation',
  access: 'anyone',
  summary: 'Invite somebody by the command on this machine',
  body: z.strictObject({
    name: z.string(),
    mail: z.string(),
    role: z.enum(STAFF_ROLES),
    proof: z.string(),
    at: z.number(),
  }),
  reply: z.object({ link: z.string(), expires: z.string() }),
  errors: ['not_found', 'invalid_input'],
});
