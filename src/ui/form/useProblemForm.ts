import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { fieldId } from './Field.tsx';
import { type FieldName, useFormState } from './useFormState.ts';
import { useKeptEntry } from './useKeptEntry.ts';

interface ProblemFormOptions<Values extends object> {
  readonly values: Values;
  /** The domain's rules, run on submit only (spec 1 §5). */
  check(values: Values): readonly Problem[];
  /** Answers false when nothing was saved yet, because a question came in between. */
  submit(values: Values): Promise<boolean | void>;
  /** The server's name of a field where the form's own differs. */
  readonly wireNames?: Readonly<Record<string, FieldName<Values>>>;
  /** Where a refused password was typed: the server says that it is wrong, not in which field it was. */
  readonly passwordField?: FieldName<Values>;
  /** Name under which the entry is kept for this person when their session ends before it was saved. */
  readonly keepAs?: string;
  /** What a field is called on the page, for the summary of several problems. */
  labelOf(name: string): string;
  /** What to say when the call fails and no field is to blame. */
  failureText(failure: CallFailure): string;
}

/**
 * A form that is judged by domain rules here and again by the server, with both answers shown the same way. Problems
 * appear on submit; with one the field takes focus, with several the summary does. Nothing typed is ever lost.
 */
export function useProblemForm<Values extends object>(options: ProblemFormOptions<Values>) {
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  /** Text by field, in the order of the rules. */
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const keptEntry = useKeptEntry<Values>(options.keepAs);
  const { values, setValue, setValues, field } = useFormState(keptEntry.values ?? options.values);

  function refuse(found: readonly (readonly [field: string, text: string])[], whole: string | null): void {
    const texts = new Map<string, string>();
    for (const [given, text] of found) {
      const name = options.wireNames?.[given] ?? given;
      if (!texts.has(name)) texts.set(name, text);
    }
    setProblems(texts);
    setFailure(whole);
    setAttempts((count) => count + 1);
    const [only] = texts.keys();
    if (texts.size === 1 && only !== undefined) document.getElementById(fieldId(only))?.focus();
  }

  function wrongFields({ code, fields }: CallFailure): [string, string][] {
    const { passwordField } = options;
    if (code === 'password_incorrect' && passwordField) return [[passwordField, t('problem.passwordWrong')]];
    return Object.entries(fields);
  }

  async function send(entry: Values): Promise<void> {
    const found = options.check(entry);
    if (found.length > 0) {
      refuse(
        found.map(({ field: name, code, params }) => [name, t(`problem.${code}`, { ...params })]),
        null,
      );
      return;
    }
    setProblems(new Map());
    setFailure(null);
    setBusy(true);
    try {
      if ((await options.submit(entry)) !== false) keptEntry.forget();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error) && keptEntry.keep(entry)) return;
      const fields = wrongFields(error);
      refuse(fields, fields.length > 0 ? null : options.failureText(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    /** What the form holds now, as typed. */
    values,
    setValue,
    busy,
    /** What the control of this field takes, with what is wrong with it. */
    field: <N extends FieldName<Values>>(name: N) => ({ ...field(name), error: problems.get(name) }),
    onSubmit(event?: { preventDefault(): void }): Promise<void> {
      event?.preventDefault();
      return send(values);
    },
    /** Fills in a last answer and sends at once. */
    submitWith(answer: Partial<Values>): Promise<void> {
      const entry = { ...values, ...answer };
      setValues(entry);
      return send(entry);
    },
    /** What to say above the form when the call failed as a whole. */
    failure,
    /** Several problems, for the summary above the form; one problem stands at its field alone. */
    summary:
      problems.size > 1
        ? Array.from(problems, ([name, text]) => ({ name, text: `${options.labelOf(name)}: ${text}` }))
        : [],
    /** Changes with every failed submit, so that the summary takes focus again. */
    attempts,
    /** The form shows what was kept when a session ended; `forgetKept` lets go of it. */
    kept: keptEntry.values !== null,
    forgetKept() {
      keptEntry.forget();
      setValues(options.values);
      setProblems(new Map());
    },
  };
}
