import { safeParse } from 'zod/v4/core';
import { type output, type Schema, uuid as uuidSchema } from '#contract/schema.ts';
import type { Accepted, Submission, WebformContract, WebformFields } from '#contract/webform.ts';
import type { Feature } from '#domain/site/feature.ts';
import { hasFeature } from '#domain/site/site.ts';
import type { Context, ParticipantContext } from '../context.ts';
import { Failure, notFound } from '../failure.ts';
import { fieldsOf, type Given } from '../http/given-fields.ts';

interface WebformReading {
  readonly feature: Feature;
  read?(context: ParticipantContext, uuid: string): Promise<Submission>;
  /** The questions, if content defines them. */
  fields?(context: Context): WebformFields;
}

/** The handler of a slice for the fields of a form, once they fit its contract. */
interface WebformUse<Submitted, Changed> extends WebformReading {
  create(context: ParticipantContext, fields: Submitted): Promise<Accepted>;
  update?(context: ParticipantContext, uuid: string, fields: Changed): Promise<Accepted>;
}

/** One form behind the shared `/webform_rest` paths (contract 2.5), registered by the slice that owns it. */
export interface Webform extends WebformReading {
  readonly id: string;
  /** `fields` are those besides `webform_id`. */
  submit(context: ParticipantContext, fields: Given): Promise<Accepted>;
  /** Absent if a submission cannot be changed. */
  change?(context: ParticipantContext, uuid: string, fields: Given): Promise<Accepted>;
}

/** Finds a form that the content of a site has. */
export type FindWebform = (context: Pick<Context, 'content' | 'site'>, id: string) => Webform | undefined;

/** Binds a form to its contract: the handler gets fields that fit it, and anything else is refused by field. */
export function webform<Submitted extends Schema, Changed extends Schema = never>(
  { id, submission, change }: WebformContract<string, Submitted, Changed>,
  { create, update, ...reading }: WebformUse<output<Submitted>, output<Changed>>,
): Webform {
  return {
    ...reading,
    id,
    submit: async (context, given) => create(context, fieldsOf(submission, given)),
    ...(change && update
      ? { change: async (context, uuid, given) => update(context, uuid, fieldsOf(change, given)) }
      : {}),
  };
}

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
  fields(context: Context, id: string): WebformFields {
    const form = this.#find(context, id);
    if (!form?.fields) throw notFound("Can't load webform.");
    return form.fields(context);
  }

  /** GET /webform_rest/{webform_id}/submission/{uuid} */
  async read(context: ParticipantContext, id: string, uuid: string): Promise<Submission> {
    const form = this.#find(context, id);
    if (!form?.read) throw notFound("Can't load webform.");
    if (!isUuid(uuid)) throw new Failure('malformed_request', 'Invalid submission UUID.', { inError: true });
    return form.read(context, uuid);
  }

  /** POST /webform_rest/submit */
  async submit(context: ParticipantContext, { webform_id: id, ...fields }: Given): Promise<Accepted> {
    const form = this.#find(context, id);
    if (!form) throw this.#unknown(context, id);
    return form.submit(context, fields);
  }

  /** A site without the forms of the product gives the same response for those as for unknown ones. */
  #unknown({ site }: Context, id: unknown): Failure {
    const lacksForms = [...this.#forms.values()].some(({ feature }) => !hasFeature(site, feature));
    if (lacksForms && typeof id === 'string') return notFound("Can't load webform.");
    return new Failure('malformed_request', 'Invalid webform_id value.', { inError: true });
  }

  /** PATCH /webform_rest/{webform_id}/submission/{uuid} */
  async update(context: ParticipantContext, id: string, uuid: string, body: Given): Promise<Accepted> {
    const form = this.#find(context, id);
    if (!form?.change) throw notFound("Can't load webform.");
    if (!isUuid(uuid)) throw notFound("Can't load webform submission.");
    const { webform_id: _sameAsPath, ...fields } = body;
    return form.change(context, uuid, fields);
  }
}

function isUuid(text: string): boolean {
  return safeParse(uuidSchema, text).success;
}
