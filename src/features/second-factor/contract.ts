import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { loginFields } from '#features/session/contract.ts';

const STATE = '/api/v1/second-factor';
const codes = z.array(z.string());
/** The proof that every change of the second step takes; `pass` as in contract 2.3. */
const proof = { pass: z.anything, code: z.anything };

export const giveCode = endpoint({
  method: 'POST',
  path: STATE,
  access: 'visitor',
  feature: 'guidance',
  summary: 'The second step of a login: the code of an app, or a recovery code',
  body: z.strictObject({ challenge: z.string(), code: z.string(), remember: z.optional(z.boolean()) }),
  reply: z.object({
    ...loginFields,
    /** Shown only this once, to a nurse who set up an app with this code; otherwise null. */
    recovery_codes: z.nullable(codes),
  }),
  errors: ['invalid_input', 'code_wrong', 'challenge_invalid', 'account_blocked', 'too_many_requests'],
  ownTransaction: true,
});

export const readSecondFactor = endpoint({
  method: 'GET',
  path: STATE,
  access: 'poh',
  feature: 'guidance',
  summary: 'Whether one logs in with two steps, and on which devices with one',
  reply: z.object({
    /** Whether this installation requires a code: then it cannot be turned off. */
    required: z.boolean(),
    enrolled: z.nullable(z.string()),
    /** How many recovery codes are left. */
    recovery_codes: z.number(),
    devices: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        until: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const startEnrolment = endpoint({
  method: 'POST',
  path: `${STATE}/enrolment`,
  access: 'poh',
  feature: 'guidance',
  summary: 'A secret for another app, after the password, and a code where there is an app',
  body: z.strictObject(proof),
  reply: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }),
  errors: ['invalid_input', 'password_required', 'password_incorrect', 'code_wrong', 'too_many_requests'],
  takesPassword: true,
});

export const confirmEnrolment = endpoint({
  method: 'PUT',
  path: STATE,
  access: 'poh',
  feature: 'guidance',
  summary: 'The first code of an app, which takes the place of the one before; brings recovery codes',
  body: z.strictObject({ challenge: z.string(), code: z.string() }),
  reply: z.object({ recovery_codes: codes }),
  errors: ['invalid_input', 'code_wrong', 'challenge_invalid', 'too_many_requests'],
  refreshes: [STATE, '/api/v1/sessions'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${STATE}/recovery-codes`,
  access: 'poh',
  feature: 'guidance',
  summary: 'Ten new recovery codes in place of those there are, after the password and a code',
  body: z.strictObject(proof),
  reply: z.object({ recovery_codes: codes }),
  errors: [
    'invalid_input',
    'password_required',
    'password_incorrect',
    'code_wrong',
    'edit_conflict',
    'too_many_requests',
  ],
  refreshes: [STATE],
  takesPassword: true,
});

export const turnOff = endpoint({
  method: 'POST',
  path: `${STATE}/off`,
  access: 'poh',
  feature: 'guidance',
  summary: 'Log in with a password alone again, where that is allowed; after the password and a code',
  body: z.strictObject(proof),
  status: 204,
  errors: [
    'invalid_input',
    'password_required',
    'password_incorrect',
    'code_wrong',
    'edit_conflict',
    'too_many_requests',
  ],
  refreshes: [STATE, '/api/v1/sessions'],
  takesPassword: true,
});

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: `${STATE}/devices/:id`,
  access: 'poh',
  feature: 'guidance',
  summary: 'Ask for a code again on one device',
  params: z.object({ id: z.uuid }),
  status: 204,
  errors: ['not_found'],
  refreshes: [STATE],
});
