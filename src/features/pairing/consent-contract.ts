import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { viewPage } from '#contract/view.ts';
import { CONSENT, readNurse, readPairing } from './contract.ts';

const consent = z.object({
  /** What one shares with one's nurse now; both are false without a nurse. */
  registrations: z.boolean(),
  exercises: z.boolean(),
  /** Whether she may look at what is shared; false: she is blocked, or there is no nurse. */
  can_look: z.boolean(),
  /** The day since which one does not share these; null: one does, or there is no nurse. */
  registrations_off_since: z.nullable(z.string()),
  exercises_off_since: z.nullable(z.string()),
  /** The day on which the agreement ends unless it is renewed; null: there is no nurse. */
  until: z.nullable(z.string()),
  /** Whether it ends soon. */
  asks_renewal: z.boolean(),
  /** Whether the words have changed since they were agreed to, so that renewing is agreeing to others. */
  words_changed: z.boolean(),
});
export type Consent = z.infer<typeof consent>;

export const readConsent = endpoint({
  method: 'GET',
  path: CONSENT,
  access: 'client',
  feature: 'nursePairing',
  summary: 'What one’s nurse may see, and until when',
  reply: consent,
});

export const chooseConsent = endpoint({
  method: 'PATCH',
  path: CONSENT,
  access: 'client',
  feature: 'nursePairing',
  summary: 'Choose what one’s nurse may see; her next look is judged by it',
  body: z.strictObject({
    registrations: z.optional(z.boolean()),
    exercises: z.optional(z.boolean()),
  }),
  reply: consent,
  errors: ['not_found'],
  refreshes: [CONSENT],
});

export const renewConsent = endpoint({
  method: 'POST',
  path: '/api/v1/consent/renewal',
  access: 'client',
  feature: 'nursePairing',
  summary: 'Agree for another term, counted from now',
  /** The version of the words that one renews to; by default the current one. */
  body: z.nullish(z.strictObject({ agreement: z.optional(z.number()) })),
  reply: consent,
  errors: ['not_found', 'edit_conflict'],
  refreshes: [CONSENT, readPairing.path, readNurse.path],
});

export const readAccessLog = endpoint({
  method: 'GET',
  path: '/api/v1/access-log',
  access: 'client',
  feature: 'nursePairing',
  summary: 'Who looked at what of oneself and when, the newest first, by pages of days',
  query: z.looseObject({ page: z.optional(z.string()) }),
  reply: viewPage(
    z.object({
      at: z.string(),
      /** The day in the time zone of the product. */
      day: z.string(),
      /** The nurse’s name; null once her account is gone, or the pairing, which went with an earlier owner of the account. */
      nurse: z.nullable(z.string()),
      look: z.enum(['list', 'registrations', 'exercises']),
    }),
  ),
  errors: ['malformed_request'],
});
