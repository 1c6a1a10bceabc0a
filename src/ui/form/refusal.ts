import { LOCALES } from '#domain/kit/language.ts';
import type { Problem } from '#domain/kit/problem.ts';
import type { Kit } from '#ui/kit.ts';
import type { CallFailure } from '../app/caller.ts';
import { type FailureWords, failureText } from '../app/failure/useFailureText.ts';
import type { FieldName } from './useFormState.ts';

/** The initial values of a form and its validation, here and on the server. */
export interface FormRules<Values extends object> {
  readonly values: Values;
  /** The domain's rules, run on submit only (spec 1 §5). */
  check(values: Values): readonly Problem[];
  /** The server's name of a field where the form's own differs. */
  readonly wireNames?: Readonly<Record<string, FieldName<Values>>>;
  /** The form's own words for a problem; without them the catalogue's are used. */
  readonly wordsOf?: (problem: Problem) => string | undefined;
  /** The field that shows the error of a wrong password, as the server does not name it. */
  readonly passwordField?: FieldName<Values>;
  /** The text for a failure that belongs to no field. */
  readonly failureText: FailureWords;
}

/** Why a form was not sent or saved: a message by field, in the order of the rules, or one for the whole form. */
export interface Refusal {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly whole: string | null;
  /** Whether the server could not be reached, so that it is not true any more once it was. */
  readonly isUnreached?: boolean;
}
export const NO_REFUSAL: Refusal = { fields: [], whole: null };

type Problems = Pick<Kit, 'i18n' | 'language'>;

/** The messages for the problems found by the rules; null when there are none. */
export function refusedByRules<Values extends object>(
  kit: Problems,
  rules: Pick<FormRules<Values>, 'check' | 'wireNames' | 'wordsOf'>,
  values: Values,
): Refusal | null {
  const t = kit.i18n.in('ui');
  const locale = LOCALES[kit.language];
  const found = rules.check(values);
  if (found.length === 0) return null;
  return refusalOf(
    rules,
    found.map((each) => [
      each.field,
      rules.wordsOf?.(each) ?? t(`problem.${each.code}`, { ...each.params, locale }),
    ]),
  );
}

/** The messages for a refusal by the server: at the fields it named, or else for the whole form. */
export function refusedByServer<Values extends object>(
  kit: Problems,
  rules: Omit<FormRules<Values>, 'values' | 'check'>,
  failure: CallFailure,
): Refusal {
  const { passwordField } = rules;
  if (failure.code === 'password_incorrect' && passwordField) {
    return refusalOf(rules, [[passwordField, kit.i18n.in('ui')('problem.passwordWrong')]]);
  }
  const fields = Object.entries(failure.fields);
  if (fields.length > 0) return refusalOf(rules, fields);
  return {
    fields,
    whole: failureText(kit, failure, rules.failureText),
    isUnreached: failure.code === 'network',
  };
}

/** Keeps the first message of each field: the one to solve first. */
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
