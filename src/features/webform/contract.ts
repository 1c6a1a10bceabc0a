import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { fieldList, instantField } from '#contract/wire.ts';

/** The shared paths of all forms (contract 2.5 #21–#24). Each form's own fields stand in the contract of its slice. */
const asked = {
  '#title': z.string(),
  '#required': z.boolean(),
  '#description': z.optional(z.string()),
  '#webform': z.string(),
  '#webform_id': z.string(),
  '#webform_key': z.string(),
};

const textElement = z.object({
  '#type': z.enum(['textfield', 'textarea']),
  ...asked,
  '#placeholder': z.optional(z.string()),
  /** In characters, of each value. */
  '#maxlength': z.number(),
  /** False for one value, else how many there may be. */
  '#multiple': z.union([z.literal(false), z.number()]),
  /** Values asked for at the start, where there may be several. */
  '#multiple__min_items': z.optional(z.number()),
});

const choiceElement = z.object({
  '#type': z.literal('checkboxes'),
  ...asked,
  /** By id, in order: the text, with a description after " -- " where there is one. */
  '#options': z.record(z.string(), z.string()),
  /** Whether an answer of one's own may stand beside them. */
  '#options_other': z.boolean(),
  '#answer_values': z.array(z.string()),
  '#answer_explanation': z.string(),
});

/** The questions of a form by their keys, in order. */
export const webformFields = z.record(z.string(), z.union([textElement, choiceElement]));
export type WebformFields = z.infer<typeof webformFields>;

/** `revision` counts the changes of forms that can be changed on several devices. */
const accepted = z.object({ sid: z.string(), revision: z.optional(z.number()) });

/** Spec 1 §4: any save reloads the overview, the statistics, badges, milestones and exercise answers; a submitted exercise has no draft. */
const REFRESHES = [
  '/registrations/overview',
  '/registrations/statistics',
  '/api/v1/plan',
  '/entity/view/:view/:display/results',
  '/api/v1/drafts',
];

export const submitWebform = endpoint({
  method: 'POST',
  path: '/webform_rest/submit',
  access: 'client',
  summary: 'Submit a form; `webform_id` says which',
  body: z.looseObject({}),
  reply: accepted,
  errors: ['malformed_request', 'invalid_input', 'not_found', 'exercise_locked', 'edit_conflict'],
  refreshes: REFRESHES,
  // Opened by the dispatcher, for forms that do not open their own.
  ownTransaction: true,
});

export const changeSubmission = endpoint({
  method: 'PATCH',
  path: '/webform_rest/:webform_id/submission/:uuid',
  access: 'client',
  summary: 'Change fields of a submission of one’s own',
  params: z.object({ webform_id: z.string(), uuid: z.string() }),
  body: z.looseObject({}),
  reply: accepted,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: REFRESHES,
});

const referred = z.array(z.object({ target_id: z.string() }));
const instant = z.array(z.object({ value: z.string(), format: z.string() }));

/** A submission as it is stored (contract 2.5 #22). */
const submission = z.object({
  entity: z.object({
    uuid: z.array(z.object({ value: z.string() })),
    webform_id: referred,
    created: instant,
    changed: instant,
  }),
  /** Nothing answered is null, in forms that name all their fields. */
  data: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number(), z.null()])),
  /** Of forms that can be changed on several devices. */
  revision: z.optional(z.number()),
});
export type Submission = z.infer<typeof submission>;

/** A submission as an entity: whose form it is, and when it was made and changed. */
export function submissionEntity(
  form: string,
  { uuid, createdAt, changedAt }: { uuid: string; createdAt: Date; changedAt: Date },
): Submission['entity'] {
  return {
    uuid: fieldList(uuid),
    webform_id: [{ target_id: form }],
    created: instantField(createdAt),
    changed: instantField(changedAt),
  };
}

export const readSubmission = endpoint({
  method: 'GET',
  path: '/webform_rest/:webform_id/submission/:uuid',
  access: 'client',
  summary: 'A submission of one’s own',
  params: z.object({ webform_id: z.string(), uuid: z.string() }),
  reply: submission,
  errors: ['malformed_request', 'not_found'],
});

export const readFields = endpoint({
  method: 'GET',
  path: '/webform_rest/:webform_id/fields',
  access: 'user',
  summary: 'The questions of a form',
  params: z.object({ webform_id: z.string() }),
  reply: webformFields,
  errors: ['not_found'],
  revalidated: true,
});
