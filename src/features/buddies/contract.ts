import { endpoint } from '#contract/endpoint.ts';
import { letter } from '#contract/letter.ts';
import * as z from '#contract/schema.ts';

const ME = '/user/me';
const UPDATES = '/api/v1/buddy-updates';
const UPDATE_PREVIEW = '/api/v1/buddy-updates/preview';

const draft = z.strictObject({ name: z.string(), email: z.string() });
const done = z.object({ message: z.string() });
const code = z.string();

/** It does not take invitations sent before into account: a preview reveals nothing about other invitations of an address. */
export const previewInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/buddy/invitation-preview',
  access: 'client',
  feature: 'buddies',
  summary: 'The invitation word for word, by what was typed so far; stores and sends nothing',
  body: draft,
  reply: letter,
  errors: ['invalid_input'],
  problems: 'entity',
});

export const addBuddy = endpoint({
  method: 'POST',
  path: '/buddy/add',
  access: 'client',
  feature: 'buddies',
  summary: 'Invite a buddy; the mail goes out at once, or when one’s own address is confirmed',
  body: draft,
  /** `waiting`: the mail waits until the address of the person is confirmed. */
  reply: z.object({ buddy_id: z.number(), message: z.string(), waiting: z.boolean() }),
  errors: ['invalid_input', 'too_many_requests'],
  problems: 'entity',
  refreshes: [ME],
});

export const deleteBuddy = endpoint({
  method: 'POST',
  path: '/buddy/delete',
  access: 'client',
  feature: 'buddies',
  summary: 'Take a buddy or an invitation back; name and address are deleted, and nobody is told',
  body: z.strictObject({ buddy_id: z.number() }),
  reply: done,
  errors: ['not_found'],
  refreshes: [ME],
});

/** For the pages of a buddy: everything that somebody with the code may see. Changes nothing. */
export const readBuddyCode = endpoint({
  method: 'GET',
  path: '/api/v1/buddy',
  access: 'any',
  feature: 'buddies',
  summary: 'What the pages behind the links in a buddy’s mails show',
  query: z.object({ pairing_code: z.anything }),
  reply: z.object({
    /** `gone`: the code is one of ours, and refused, stopped, taken back or expired. */
    state: z.enum(['invited', 'accepted', 'gone']),
    /** The participant as the mail names them, and the buddy; null when gone. */
    name: z.nullable(z.string()),
    buddy_name: z.nullable(z.string()),
    /** The day from which an invitation without an answer is deleted; null unless invited. */
    answer_before: z.nullable(z.string()),
    /** The sentences to choose from, the first is 1; none unless accepted. */
    cheers: z.array(z.string()),
    cheered_today: z.boolean(),
  }),
  errors: ['not_found', 'too_many_requests'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/buddy/invite/accept',
  access: 'any',
  feature: 'buddies',
  summary: 'Become somebody’s buddy, with the code of the invitation; may be repeated',
  body: z.strictObject({ pairing_code: code }),
  /** `name` is the participant, `buddy_name` the buddy. */
  reply: z.object({
    message: z.string(),
    name: z.string(),
    buddy_name: z.string(),
  }),
  errors: ['not_found', 'too_many_requests'],
});

export const refuseInvitation = endpoint({
  method: 'POST',
  path: '/buddy/invite/refuse',
  access: 'any',
  feature: 'buddies',
  summary: 'Not become, or no longer be, somebody’s buddy, with a reason or without; the participant is told',
  body: z.strictObject({
    pairing_code: code,
    refusal_reason: z.optionalValue(z.string()),
    /** True: no invitation from anybody reaches this address again. */
    never_again: z.optionalValue(z.boolean()),
  }),
  reply: done,
  errors: ['invalid_input', 'not_found', 'too_many_requests'],
  problems: 'entity',
});

export const unsubscribeBuddy = endpoint({
  method: 'POST',
  path: '/buddy/unsubscribe',
  access: 'any',
  feature: 'buddies',
  summary: 'Get no more mails about somebody; may be repeated',
  body: z.strictObject({ pairing_code: code }),
  reply: done,
  errors: ['not_found', 'too_many_requests'],
});

export const sendCheer = endpoint({
  method: 'POST',
  path: '/api/v1/buddy/cheer',
  access: 'any',
  feature: 'buddies',
  summary: 'Send one of six sentences, once a day; it arrives as a message on the site',
  body: z.strictObject({ pairing_code: code, cheer: z.number() }),
  /** `sent`: false if one was sent today already. */
  reply: z.object({ message: z.string(), sent: z.boolean() }),
  errors: ['invalid_input', 'not_found', 'too_many_requests'],
});

const choices = {
  days: z.boolean(),
  part: z.boolean(),
  badges: z.boolean(),
  days_within_goal: z.boolean(),
  paused: z.boolean(),
};
const updates = z.object({
  ...choices,
  /** The instant of the next weekly mail, and whether it is skipped. */
  next_at: z.string(),
  skipped: z.boolean(),
});

export const readBuddyUpdates = endpoint({
  method: 'GET',
  path: UPDATES,
  access: 'client',
  feature: 'buddies',
  summary: 'What the weekly mail to buddies tells, and when the next one goes out',
  reply: updates,
});

export const chooseBuddyUpdates = endpoint({
  method: 'PUT',
  path: UPDATES,
  access: 'client',
  feature: 'buddies',
  summary: 'Choose what the weekly mail to buddies tells, and whether the mails rest',
  body: z.strictObject(choices),
  reply: updates,
  refreshes: [UPDATES, UPDATE_PREVIEW],
});

export const skipBuddyUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/buddy-updates/skip',
  access: 'client',
  feature: 'buddies',
  summary: 'Skip the next weekly mail to buddies, or take that back',
  /** Without a body, or true: skipped. `next_at` is that of the mail that the person saw; without it, it is the next one. */
  body: z.nullish(z.strictObject({ skipped: z.boolean(), next_at: z.optional(z.string()) })),
  reply: updates,
  errors: ['edit_conflict'],
  refreshes: [UPDATES],
});

export const previewBuddyUpdate = endpoint({
  method: 'GET',
  path: UPDATE_PREVIEW,
  access: 'client',
  feature: 'buddies',
  summary: 'The next weekly mail to one’s buddy, byte for byte as it would go out now',
  query: z.object({ buddy_id: z.nineDigits }),
  /** For a buddy who has not accepted the links lead to the front page: the participant must not see the code. */
  reply: letter,
  errors: ['not_found'],
});
