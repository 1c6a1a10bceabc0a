import { useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { fieldId } from './Field.tsx';
import { usePosted } from './posted.ts';
import { type FormRules, NO_REFUSAL, type Refusal, refusedByRules, refusedByServer } from './refusal.ts';
import { type FieldName, isFieldOf, useFormState } from './useFormState.ts';
import { useKeptEntry } from './useKeptEntry.ts';

interface ProblemFormOptions<Values extends object> extends FormRules<Values> {
  /** Answers false when nothing was saved yet, because a question came in between. */
  submit(values: Values): Promise<boolean | void>;
  /** Name under which the entry is kept for this person when their session ends before it was saved. */
  readonly keepAs?: string;
  /** What a field is called on the page, for the summary of several problems. */
  labelOf(name: FieldName<Values>): string;
}

/**
 * A form that is judged by domain rules here and again by the server, with both answers shown the same way. Problems
 * appear on submit; with one the field takes focus, with several the summary does. Nothing typed is ever lost.
 */
export function useProblemForm<Values extends object>(options: ProblemFormOptions<Values>) {
  const app = useApp();
  const posted = usePosted<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(posted?.refusal ?? NO_REFUSAL);
  const [attempts, setAttempts] = useState(0);
  const keptEntry = useKeptEntry<Values>(options.keepAs);
  const { values, setValue, setValues, field } = useFormState(
    keptEntry.values ?? { ...options.values, ...posted?.values },
  );
  /** Without script the browser itself brings the focus to the one problem that a posted form has. */
  const focused = posted?.refusal.fields.length === 1 ? posted.refusal.fields[0]?.[0] : undefined;
  /** Text by field, in the order of the rules. */
  const problems = new Map(refusal.fields);

  function refuse(found: Refusal): void {
    setRefusal(found);
    setAttempts((count) => count + 1);
    const [only, ...others] = found.fields;
    if (only && others.length === 0) document.getElementById(fieldId(only[0]))?.focus();
  }

  async function send(entry: Values): Promise<void> {
    const found = refusedByRules(app, options, entry);
    if (found) return refuse(found);
    setRefusal(NO_REFUSAL);
    setBusy(true);
    try {
      if ((await options.submit(entry)) !== false) keptEntry.forget();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error) && keptEntry.keep(entry)) return;
      refuse(refusedByServer(app, options, error));
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
    field: <N extends FieldName<Values>>(name: N) => ({
      ...field(name),
      error: problems.get(name),
      autoFocus: name === focused,
    }),
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
    failure: refusal.whole,
    /** Several problems, for the summary above the form; one problem stands at its field alone. */
    summary:
      problems.size > 1
        ? Array.from(problems, ([name, text]) => ({
            name,
            text: isFieldOf(values, name) ? `${options.labelOf(name)}: ${text}` : text,
          }))
        : [],
    /** Changes with every failed submit, so that the summary takes focus again. */
    attempts,
    /** The form shows what was kept when a session ended; `forgetKept` lets go of it. */
    kept: keptEntry.values !== null,
    forgetKept() {
      keptEntry.forget();
      setValues(options.values);
      setRefusal(NO_REFUSAL);
    },
  };
}
