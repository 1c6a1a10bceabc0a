import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Feature } from '#domain/site/feature.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Context, ParticipantContext } from '../context.ts';
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
  create(context: ParticipantContext, fields: Submission): Promise<Accepted>;
  /** `create` runs in a transaction unless it opens its own. */
  readonly ownTransaction?: boolean;
  /** Absent where a submission cannot be changed. */
  readonly change?: $ZodType<Change>;
  update?(context: ParticipantContext, uuid: string, fields: Change): Promise<Accepted>;
  read?(context: ParticipantContext, uuid: string): Promise<unknown>;
  /** The questions, where content decides them. */
  fields?(context: Context): unknown;
}

interface Accepted {
  readonly sid: string;
  readonly revision?: number;
}

/** Finds a form that the content of a site has. */
export type FindWebform = (context: Pick<Context, 'content' | 'site'>, id: string) => Webform | undefined;

/** Forgets the form's own types, so that forms of all slices fit one list. */
export function webform<Submission, Change = never>(form: Webform<Submission, Change>): Webform {
  return form as unknown as Webform;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export class WebformDispatcher {
  readonly #forms: ReadonlyMap<string, Webform>;
  readonly #findForm: FindWebform;
  constructor(forms: readonly Webform[], findForm: FindWebform) {
    this.#findForm = findForm;
    this.#forms = new Map(forms.map((form) => [form.id, form]));
  }

  #find(context: Context, id: unknown): Webform | undefined {
    if (typeof id !== 'string') return undefined;
    const form = this.#forms.get(id) ?? this.#findForm(context, id);
    return form && hasFeature(context.site, form.feature) ? form : undefined;
  }

  /** GET /webform_rest/{webform_id}/fields */
  fields(context: Context, id: string): unknown {
    const form = this.#find(context, id);
    if (!form?.fields) throw notFound("Can't load webform.");
    return form.fields(context);
  }

  /** GET /webform_rest/{webform_id}/submission/{uuid} */
  async read(context: ParticipantContext, id: string, uuid: string): Promise<unknown> {
    const form = this.#find(context, id);
    if (!form?.read) throw notFound("Can't load webform.");
    if (!UUID.test(uuid))
      throw new Failure('malformed_request', 'Invalid submission UUID.', { inError: true });
    return form.read(context, uuid);
  }

  /** POST /webform_rest/submit */
  async submit(context: ParticipantContext, body: Readonly<Record<string, unknown>>): Promise<Accepted> {
    const { webform_id: id, ...fields } = body;
    const form = this.#find(context, id);
    if (!form) throw this.#unknown(context, id);
    const submission = decode(form.submission, fields);
    if (form.ownTransaction) return form.create(context, submission);
    return context.transaction((inside) => form.create(inside, submission));
  }

  /** A site that lacks forms of the product answers alike to those and to what is no form at all. */
  #unknown({ site }: Context, id: unknown): Failure {
    const lacksForms = [...this.#forms.values()].some(({ feature }) => !hasFeature(site, feature));
    if (lacksForms && typeof id === 'string') return notFound("Can't load webform.");
    return new Failure('malformed_request', 'Invalid webform_id value.', { inError: true });
  }

  /** PATCH /webform_rest/{webform_id}/submission/{uuid} */
  async update(
    context: ParticipantContext,
    id: string,
    uuid: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<Accepted> {
    const form = this.#find(context, id);
    if (!form?.update || !form.change) throw notFound("Can't load webform.");
    if (!UUID.test(uuid)) throw notFound("Can't load webform submission.");
    const { webform_id: _sameAsPath, ...fields } = body;
    return form.update(context, uuid, decode(form.change, fields));
  }
}

function decode<Fields>(schema: $ZodType<Fields>, fields: Record<string, unknown>): Fields {
  const parsed = safeParse(schema, fields);
  if (!parsed.success) refuseProblems(problemsOfIssues(parsed.error.issues, fields));
  return parsed.data as Fields;
}
