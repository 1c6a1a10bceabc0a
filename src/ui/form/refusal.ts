import type { Problem } from '#domain/kit/problem.ts';
import type { App } from '../app/app.ts';
import type { CallFailure } from '../app/caller.ts';
import type { FieldName } from './useFormState.ts';

/** What a form holds at first and how it is judged, here and by the server. */
export interface FormRules<Values extends object> {
  readonly values: Values;
  /** The domain's rules, run on submit only (spec 1 §5). */
  check(values: Values): readonly Problem[];
  /** The server's name of a field where the form's own differs. */
  readonly wireNames?: Readonly<Record<string, FieldName<Values>>>;
  /** Where a refused password was typed: the server says that it is wrong, not in which field it was. */
  readonly passwordField?: FieldName<Values>;
  /** What to say when the call fails and no field is to blame. */
  failureText(failure: CallFailure): string;
}

/** Why a form was not sent or saved: a text by field, in the order of the rules, or one for the whole of it. */
export interface Refusal {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly whole: string | null;
}
export const NO_REFUSAL: Refusal = { fields: [], whole: null };

type Problems = Pick<App, 'i18n'>;

/** What the rules found, in words; null when they found nothing. */
export function refusedByRules<Values extends object>(
  app: Problems,
  rules: Pick<FormRules<Values>, 'check' | 'wireNames'>,
  values: Values,
): Refusal | null {
  const t = app.i18n.getFixedT(null, 'ui');
  const found = rules.check(values);
  if (found.length === 0) return null;
  return refusalOf(
    rules,
    found.map(({ field, code, params }) => [field, t(`problem.${code}`, { ...params })]),
  );
}

/** What the server refused, at the fields it named or else as a whole. */
export function refusedByServer<Values extends object>(
  app: Problems,
  rules: Omit<FormRules<Values>, 'values' | 'check'>,
  failure: CallFailure,
): Refusal {
  const { passwordField } = rules;
  if (failure.code === 'password_incorrect' && passwordField) {
    return refusalOf(rules, [[passwordField, app.i18n.getFixedT(null, 'ui')('problem.passwordWrong')]]);
  }
  const fields = Object.entries(failure.fields);
  return fields.length > 0 ? refusalOf(rules, fields) : { fields, whole: rules.failureText(failure) };
}

/** The first text of a field is the one to solve first. */
function refusalOf<Values extends object>(
  { wireNames }: Pick<FormRules<Values>, 'wireNames'>,
  found: Refusal['fields'],
): Refusal {
  const texts = new Map<string, string>();
  for (const [given, text] of found) {
    const name = wireNames?.[given] ?? given;
    if (!texts.has(name)) texts.set(name, text);
  }
  return { fields: [...texts], whole: null };
}
