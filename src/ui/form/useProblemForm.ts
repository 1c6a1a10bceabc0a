import { useState } from 'react';
import type { Problem } from '#domain/kit/problem.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import type { DeviceEntry } from '#ui/app/kept-entry.ts';
import { useKit } from '#ui/kit.ts';
import { fieldId } from './Field.tsx';
import { useKeptEntry } from './kept/useKeptEntry.ts';
import { useKeptOnLeaving } from './kept/useKeptOnLeaving.ts';
import { usePosted } from './posted.ts';
import { type FormRules, NO_REFUSAL, type Refusal, refusedByRules, refusedByServer } from './refusal.ts';
import { type FieldName, isFieldOf, useFormState } from './useFormState.ts';

export interface ProblemFormOptions<Values extends object> extends FormRules<Values> {
  /** Returns false when nothing was saved yet, because a question came in between. */
  submit(values: Values): Promise<boolean | void>;
  /** The calls of a form that works without JavaScript too (`PostableForm`). */
  send?(values: Values): Promise<unknown>;
  /** Where the input is kept for this person when their session ends, or they go to help or to the other language, before it was saved. */
  readonly keepAs?: DeviceEntry<Values>;
  /** Hears which fields were refused on submit, so that a form in several views can show the first of them. */
  onRefused?(names: readonly string[]): void;
  /** Hears that the server refused the form, for what else on the page depends on it. */
  onFailed?(failure: CallFailure): void;
  /** What a field is called on the page, for the summary of several problems. */
  labelOf(name: FieldName<Values>): string;
}

/**
 * A form validated by domain rules here and again by the server, with the problems of both shown the same way. Problems
 * appear on submit; with one the field takes focus, with several the summary does. Nothing typed is ever lost.
 */
export function useProblemForm<Values extends object>(options: ProblemFormOptions<Values>) {
  const kit = useKit();
  const posted = usePosted<Values>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(posted?.refusal ?? NO_REFUSAL);
  const [attempts, setAttempts] = useState(0);
  const keptEntry = useKeptEntry(options.keepAs);
  const initial = keptEntry.values ?? { ...options.values, ...posted?.values };
  const { values, setValue, setValues, readFields, field } = useFormState(initial);
  const leaving = useKeptOnLeaving(keptEntry, { values, empty: options.values, busy });
  /** Without JavaScript, native autofocus moves the focus to the only problem of a posted form. */
  const focused = posted?.refusal.fields.length === 1 ? posted.refusal.fields[0]?.[0] : undefined;
  /** Messages by field, in the order of the rules. */
  const problems = new Map(refusal.fields);
  const isElsewhere = refusal.fields.some(([name]) => !isFieldOf(values, name));

  function refuse(found: Refusal): void {
    setRefusal(found);
    setAttempts((count) => count + 1);
    const [only, ...others] = found.fields;
    if (only && others.length === 0) document.getElementById(fieldId(only[0]))?.focus();
  }

  function refuseAll(found: Refusal): void {
    refuse(found);
    options.onRefused?.(found.fields.map(([name]) => name));
  }

  async function send(entry: Values): Promise<void> {
    const found = refusedByRules(kit, options, entry);
    if (found) return refuseAll(found);
    setRefusal(NO_REFUSAL);
    setBusy(true);
    try {
      if ((await options.submit(entry)) !== false) keptEntry.forget();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error) && keptEntry.keep(entry)) return;
      options.onFailed?.(error);
      refuseAll(refusedByServer(kit, options, error));
    } finally {
      setBusy(false);
    }
  }

  return {
    /** The current values, as typed. */
    values,
    setValue,
    /** Sets several values at once, and takes back the messages that they solve; it says nothing new. */
    setSeveral(changes: Partial<Values>): void {
      const next = { ...values, ...changes };
      setValues(next);
      const left = new Set(refusedByRules(kit, options, next)?.fields.map(([name]) => name));
      setRefusal({ ...refusal, fields: refusal.fields.filter(([name]) => left.has(name)) });
    },
    busy,
    /** The props for the control of this field, with its error. */
    field: <N extends FieldName<Values>>(name: N) => ({
      ...field(name),
      error: problems.get(name),
      autoFocus: name === focused,
    }),
    onSubmit(event?: { preventDefault(): void }): Promise<void> {
      event?.preventDefault();
      return send(readFields());
    },
    /** Whether the fields of one view are right by these rules; shows their problems, and leaves those of other views. */
    passes(names: readonly FieldName<Values>[], check: (values: Values) => readonly Problem[]): boolean {
      const found = refusedByRules(kit, { check }, readFields());
      const others = refusal.fields.filter(([name]) => !names.some((own) => own === name));
      if (found) refuse({ fields: [...found.fields, ...others], whole: null });
      else setRefusal({ fields: others, whole: null });
      return !found;
    },
    /** Whether nothing answers it without JavaScript. */
    needsScript: options.send === undefined,
    /** Sets a last value and submits at once. */
    submitWith(answer: Partial<Values>): Promise<void> {
      const entry = { ...readFields(), ...answer };
      setValues(entry);
      return send(entry);
    },
    /** The message above the form when the call failed as a whole. */
    failure: refusal.whole,
    /** Several problems, for the summary above the form; a single one is shown at its field only, if the form has that field. */
    summary:
      problems.size > 1 || isElsewhere
        ? Array.from(problems, ([name, text]) => ({
            name,
            text: isFieldOf(values, name) ? `${options.labelOf(name)}: ${text}` : text,
          }))
        : [],
    /** Changes with every failed submit, so that the summary takes focus again. */
    attempts,
    /** Whether the form shows input kept from before; `forgetKept` discards it. */
    kept: keptEntry.values !== null,
    ...leaving,
    forgetKept() {
      keptEntry.forget();
      setValues(options.values);
      setRefusal(NO_REFUSAL);
    },
  };
}
