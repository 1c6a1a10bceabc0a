import { useActionData } from 'react-router';
import { CallFailure } from '../app/caller.ts';
import type { Kit } from '../kit.ts';
import { type FormRules, NO_REFUSAL, type Refusal, refusedByRules, refusedByServer } from './refusal.ts';
import type { FieldName } from './useFormState.ts';

/** A form posted without JavaScript, as the page shows it: the input, and the success or the errors. */
export interface PostedForm<Values extends object = object> {
  readonly values: Partial<Values>;
  readonly sent: boolean;
  readonly refusal: Refusal;
}

/** The outcome of a form posted without JavaScript: another page, or this one again. */
export type PostedAnswer =
  | { readonly goTo: string; readonly cookies?: readonly string[] }
  | { readonly status: number; readonly form: PostedForm };

/** A form that works without JavaScript too. */
export interface PostableForm<Values extends object> extends FormRules<Values> {
  /** Fields that are never rendered back, such as passwords. */
  readonly secrets?: readonly FieldName<Values>[];
  /** The calls it makes. */
  send(values: Values): Promise<unknown>;
}

/** Validates and sends the posted input, as `useProblemForm` does in the browser. */
export async function sendPosted<Values extends object>(
  kit: Pick<Kit, 'i18n' | 'language'>,
  form: PostableForm<Values>,
  posted: URLSearchParams,
): Promise<{ readonly status: number; readonly form: PostedForm<Values> }> {
  const entry = valuesOf(form.values, posted);
  const values = withoutSecrets(form, entry);
  const refused = refusedByRules(kit, form, entry);
  if (refused) return { status: 422, form: { values, sent: false, refusal: refused } };
  try {
    await form.send(entry);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const refusal = refusedByServer(kit, form, error);
    return { status: error.status ?? 503, form: { values, sent: false, refusal } };
  }
  return { status: 200, form: { values, sent: true, refusal: NO_REFUSAL } };
}

/** An unchecked checkbox is not sent; every other field is text. */
function valuesOf<Values extends object>(empty: Values, posted: URLSearchParams): Values {
  const entries = Object.entries(empty).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? posted.has(name) : (posted.get(name) ?? ''),
  ]);
  return Object.fromEntries(entries) as Values;
}

function withoutSecrets<Values extends object>(
  { secrets = [] }: Pick<PostableForm<Values>, 'secrets'>,
  values: Values,
): Partial<Values> {
  const kept = Object.entries(values).filter(([name]) => !secrets.some((secret) => secret === name));
  return Object.fromEntries(kept) as Partial<Values>;
}

/** The form of this page as posted without JavaScript; undefined otherwise. */
export function usePosted<Values extends object>(): PostedForm<Values> | undefined {
  return useActionData<PostedForm<Values>>();
}
