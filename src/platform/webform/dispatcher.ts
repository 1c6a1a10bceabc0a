import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Feature } from '#domain/feature.ts';
import { hasFeature } from '#domain/site.ts';
import type { PersonContext } from '../context.ts';
import { Failure, notFound, refuseProblems } from '../failure.ts';
import { problemsOfIssues } from '../http/errors.ts';

/**
 * One form behind the shared `/webform_rest` paths (contract 2.5). The slice that owns the form registers it; the
 * dispatcher checks the feature and the shape and hands over plain values.
 */
export interface Webform<Submission = never, Change = never> {
  readonly id: string;
  readonly feature: Feature;
  /** Fields besides `webform_id`; unknown ones are refused by name. */
  readonly submission: $ZodType<Submission>;
  create(context: PersonContext, fields: Submission): Promise<{ sid: string }>;
  /** Absent where a submission cannot be changed. */
  readonly change?: $ZodType<Change>;
  update?(context: PersonContext, uuid: string, fields: Change): Promise<{ sid: string }>;
}

/** Forgets the form's own types, so that forms of all slices fit one list. */
export function webform<Submission, Change = never>(form: Webform<Submission, Change>): Webform {
  return form as unknown as Webform;
}

export class WebformDispatcher {
  readonly #forms: ReadonlyMap<string, Webform>;
  constructor(forms: readonly Webform[]) {
    this.#forms = new Map(forms.map((form) => [form.id, form]));
  }

  #find(context: PersonContext, id: unknown): Webform | undefined {
    const form = typeof id === 'string' ? this.#forms.get(id) : undefined;
    return form && hasFeature(context.site, form.feature) ? form : undefined;
  }

  /** POST /webform_rest/submit */
  async submit(context: PersonContext, body: Readonly<Record<string, unknown>>): Promise<{ sid: string }> {
    const { webform_id: id, ...fields } = body;
    const form = this.#find(context, id);
    if (!form) throw new Failure('malformed_request', 'Invalid webform_id value.', { inError: true });
    return form.create(context, decode(form.submission, fields));
  }

  /** PATCH /webform_rest/{webform_id}/submission/{uuid} */
  async update(
    context: PersonContext,
    id: string,
    uuid: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<{ sid: string }> {
    const form = this.#find(context, id);
    if (!form?.update || !form.change) throw notFound("Can't load webform.");
    const { webform_id: _sameAsPath, ...fields } = body;
    return form.update(context, uuid, decode(form.change, fields));
  }
}

function decode<Fields>(schema: $ZodType<Fields>, fields: Record<string, unknown>): Fields {
  const parsed = safeParse(schema, fields);
  if (!parsed.success) refuseProblems(problemsOfIssues(parsed.error.issues, fields));
  return parsed.data as Fields;
}
