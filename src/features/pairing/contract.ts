import { endpoint } from '#contract/endpoint.ts';
import { letter } from '#contract/letter.ts';
import * as z from '#contract/schema.ts';
import { readView } from '#features/views/contract.ts';

const ME = '/user/me';
const NURSE = '/proxy/get-poh-information';
const PAIRING = '/api/v1/pairing';
export const CONSENT = '/api/v1/consent';
const done = z.object({ message: z.string() });
/** The reads that a change of pairing affects; it comes with a message, and the first may award a badge. */
const refreshes = [ME, NURSE, PAIRING, CONSENT, readView.path];

export const pairNurse = endpoint({
  method: 'POST',
  path: '/proxy/pair-poh',
  access: 'client',
  feature: 'nursePairing',
  summary: 'Pair with a nurse by her code, which is the agreement that she may look along',
  body: z.strictObject({
    pairing_code: z.string(),
    /** The version of the agreement; by default the current one. */
    agreement: z.optional(z.number()),
  }),
  reply: done,
  errors: ['invalid_input', 'not_found', 'edit_conflict', 'too_many_requests'],
  refreshes,
});

const nurse = z.object({
  /** Initials and family name. */
  name: z.string(),
  general_practitioner: z.string(),
  since: z.string(),
  /** Whether she may look; false: she is blocked, and sees nothing. */
  can_look: z.boolean(),
});
export type PairedNurse = z.infer<typeof nurse>;

const ended = z.object({
  name: z.string(),
  on: z.string(),
  by: z.enum(['client', 'nurse', 'expired']),
});
export type EndedPairing = z.infer<typeof ended>;

export const readNurse = endpoint({
  method: 'GET',
  path: NURSE,
  access: 'client',
  feature: 'nursePairing',
  summary: 'The nurse with whom one is paired; 404 without one',
  reply: nurse,
  errors: ['not_found'],
});

/** The nurse, for a page that is also there without one. */
export const readPairing = endpoint({
  method: 'GET',
  path: PAIRING,
  access: 'client',
  feature: 'nursePairing',
  summary: 'The nurse with whom one is paired, or how the last pairing ended in the past month',
  reply: z.object({ nurse: z.nullable(nurse), ended: z.nullable(ended) }),
});

export const unpairNurse = endpoint({
  method: 'POST',
  path: '/unpair-user-poh-proxy',
  access: 'client',
  feature: 'nursePairing',
  summary: 'End the pairing with one’s nurse, who sees nothing from then on',
  reply: done,
  errors: ['not_found'],
  refreshes,
});

/** Ends one’s own pairing, under an address that names the client (contract A36). */
export const unpairNurseOf = endpoint({
  ...unpairNurse,
  path: '/unpair-user-poh-proxy/:domain/:uid',
  summary: 'The same by site and number of the client, which have to be one’s own',
  params: z.object({ domain: z.string(), uid: z.nineDigits }),
});

export const unpairClient = endpoint({
  method: 'POST',
  path: '/remove-user-from-poh',
  access: 'poh',
  feature: 'guidance',
  summary: 'End the pairing with a client, whose data the nurse does not see from then on',
  body: z.strictObject({ client_uid: z.number(), domain: z.string() }),
  reply: done,
  errors: ['not_found'],
  refreshes: ['/get-clients-of-poh'],
});

const invited = z.strictObject({ first_name: z.string(), email_address: z.string(), domain: z.string() });

/** The response does not reveal who has an account. */
export const previewClientInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/client-invitation-preview',
  access: 'poh',
  feature: 'guidance',
  summary: 'The invitation of a client word for word, by what was typed so far; sends nothing',
  body: invited,
  reply: letter,
  errors: ['invalid_input'],
  problems: 'entity',
});

export const inviteClient = endpoint({
  method: 'POST',
  path: '/invite-client-via-mail',
  access: 'poh',
  feature: 'guidance',
  summary: 'Invite a client by mail, with the nurse’s code; the same answer whoever has an account',
  body: invited,
  reply: done,
  errors: ['invalid_input', 'too_many_requests'],
  problems: 'entity',
});

export const inviteClientAlias = endpoint({
  ...inviteClient,
  path: '/proxy/invite-client-via-mail',
  summary: 'The same (contract A57)',
});

export const renewCode = endpoint({
  method: 'POST',
  path: '/api/v1/pairing-code',
  access: 'poh',
  feature: 'guidance',
  summary: 'Take a new pairing code; nobody can pair by the one before',
  reply: z.object({ pairing_code: z.string() }),
  refreshes: [ME],
});
