import * as z from './schema.ts';
import { fieldList, instantField } from './wire.ts';

/**
 * One form behind the shared `/webform_rest` paths (contract 2.5), declared once by the slice that owns it: the
 * server's registration and the browser's calls are typed by the same object.
 */
export interface WebformContract<
  Id extends string = string,
  Submitted extends z.Schema = z.Schema,
  Changed extends z.Schema = z.Schema,
> {
  readonly id: Id;
  /** Fields besides `webform_id`; unknown ones are refused by name. */
  readonly submission: Submitted;
  /** Absent if a submission cannot be changed. */
  readonly change?: Changed;
}

/** Declares a form; the object keeps the types of its fields. */
export function webformContract<const Form extends WebformContract>(form: Form): Form {
  return form;
}

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
  /** False for a single value, else the maximum number. */
  '#multiple': z.union([z.literal(false), z.number()]),
  /** Inputs shown initially, if there may be several. */
  '#multiple__min_items': z.optional(z.number()),
  /** Answers to tap instead of typing them. */
  '#examples': z.optional(z.array(z.string())),
  /** The answer is a number from 0 to 10, as a text. */
  '#scale': z.optional(z.literal(true)),
  /** The key of the question before it, if this is the other side of that one. */
  '#beside': z.optional(z.string()),
});

const choiceElement = z.object({
  '#type': z.literal('checkboxes'),
  ...asked,
  /** By id, in order: the text, followed by " -- " and a description if there is one. */
  '#options': z.record(z.string(), z.string()),
  /** Whether people can add an answer of their own. */
  '#options_other': z.boolean(),
  '#answer_values': z.array(z.string()),
  '#answer_explanation': z.string(),
});

/** The questions of a form by their keys, in order. */
export const webformFields = z.record(z.string(), z.union([textElement, choiceElement]));
export type WebformFields = z.infer<typeof webformFields>;

/** `revision` counts the changes of forms that can be changed on several devices. */
export const accepted = z.object({ sid: z.string(), revision: z.optional(z.number()) });
export type Accepted = z.infer<typeof accepted>;

const referred = z.array(z.object({ target_id: z.string() }));

/** A submission as it is stored (contract 2.5 #22). */
export const submission = z.object({
  entity: z.object({
    uuid: z.listOf(z.string()),
    webform_id: referred,
    created: z.instant,
    changed: z.instant,
  }),
  /** An unanswered field is null, in forms that list all their fields. */
  data: z.record(z.string(), z.nullable(z.union([z.string(), z.array(z.string()), z.number()]))),
  /** For forms that can be changed on several devices. */
  revision: z.optional(z.number()),
});
export type Submission = z.infer<typeof submission>;

/** A submission as an entity: its form, and when it was created and changed. */
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
