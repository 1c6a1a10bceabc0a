import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { accepted, submission, type WebformContract, webformFields } from '#contract/webform.ts';

/* The shared paths of all forms (contract 2.5 #21–#24). The fields of each form are in the contract of its slice. */

/** Spec 1 §4: any save reloads the overview, the statistics, badges, milestones and exercise answers; a submitted exercise has no draft. */
const REFRESHES = [
  '/registrations/overview',
  '/registrations/statistics',
  '/api/v1/plan',
  '/entity/view/:view/:display/results',
  // The note of a day is a page of the diary too.
  '/node/:nid',
  '/api/v1/drafts',
  // What somebody wrote for the moment of an urge.
  '/api/v1/urges',
];

// Only the contract of a form knows its fields.
const anyFields: z.Schema<Record<string, unknown>> = z.looseObject({});

/** Every site with forms has exercises; forms of other features name theirs. */
const ofForm = { access: 'client', feature: 'programme' } as const;

export const submitWebform = endpoint({
  method: 'POST',
  path: '/webform_rest/submit',
  ...ofForm,
  summary: 'Submit a form; `webform_id` says which',
  body: anyFields,
  reply: accepted,
  errors: ['malformed_request', 'invalid_input', 'not_found', 'exercise_locked', 'edit_conflict'],
  refreshes: REFRESHES,
});

export const changeSubmission = endpoint({
  method: 'PATCH',
  path: '/webform_rest/:webform_id/submission/:uuid',
  ...ofForm,
  summary: 'Change fields of a submission of one’s own',
  params: z.object({ webform_id: z.string(), uuid: z.string() }),
  body: anyFields,
  reply: accepted,
  errors: ['invalid_input', 'not_found', 'edit_conflict'],
  refreshes: REFRESHES,
});

type Changeable = Required<WebformContract>;
interface SubmitOf<F extends WebformContract> extends Omit<typeof submitWebform, 'body'> {
  readonly body: z.Schema<
    Record<string, unknown>,
    { readonly webform_id: F['id'] } & z.input<F['submission']>
  >;
}
interface ChangeOf<F extends Changeable> extends Omit<typeof changeSubmission, 'params' | 'body'> {
  readonly params: z.Schema<
    z.output<typeof changeSubmission.params>,
    { readonly webform_id: F['id']; readonly uuid: string }
  >;
  readonly body: z.Schema<Record<string, unknown>, { readonly webform_id?: F['id'] } & z.input<F['change']>>;
}

/** The call that submits one form: `submitWebform`, given the fields of the form's contract. */
export function submitOf<F extends WebformContract>(_form: F): SubmitOf<F> {
  return submitWebform as SubmitOf<F>;
}

/** The call that changes a submission of one form: `changeSubmission`, given the fields of the form's contract. */
export function changeOf<F extends Changeable>(_form: F): ChangeOf<F> {
  return changeSubmission as ChangeOf<F>;
}

export const readSubmission = endpoint({
  method: 'GET',
  path: '/webform_rest/:webform_id/submission/:uuid',
  ...ofForm,
  summary: 'A submission of one’s own',
  params: z.object({ webform_id: z.string(), uuid: z.string() }),
  reply: submission,
  errors: ['malformed_request', 'not_found'],
});

export const readFields = endpoint({
  method: 'GET',
  path: '/webform_rest/:webform_id/fields',
  access: 'user',
  feature: 'programme',
  summary: 'The questions of a form',
  params: z.object({ webform_id: z.string() }),
  reply: webformFields,
  errors: ['not_found'],
  revalidated: true,
});
