import { useState } from 'react';
import type { Problem } from '#domain/kit/problem.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import type { KeptEntry } from '#ui/app/kept-entry.ts';
import { useKit } from '#ui/kit.ts';
import { useKeptEntry } from './kept/useKeptEntry.ts';
import { useKeptOnLeaving } from './kept/useKeptOnLeaving.ts';
import { usePosted } from './posted.ts';
import { type FormRules, NO_REFUSAL, type Refusal, refusedByRules, refusedByServer } from './refusal.ts';
import { type FieldName, useFormState } from './useFormState.ts';
import { useRefusal } from './useRefusal.ts';

export interface ProblemFormOptions<Values extends object> extends FormRules<Values> {
  /** Returns false when nothing was saved yet, because a question came in between. */
  submit(values: Values): Promise<boolean | void>;
  /** The calls of a form that works without JavaScript too (`PostableForm`). */
  send?(values: Values): Promise<unknown>;
  /** Where to keep unsaved input for this person when their session ends, or when they go to help or to the other language. */
  readonly keepAs?: KeptEntry<Values>;
  /** Hears which fields were refused on submit, so that a form in several views can show the first of them. */
  onRefused?(names: readonly string[]): void;
  /** Hears that the server refused the form, for what else on the page depends on it. */
  onFailed?(failure: CallFailure): void;
  /** The name of a field on the page, for the summary of several problems. */
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
  const refusal = useRefusal<Values>(options, posted?.refusal ?? NO_REFUSAL);
  const kept = useKeptEntry(options.keepAs);
  const initial = kept.restored ?? { ...options.values, ...posted?.values };
  const { values, setValue, setValues, readFields, field } = useFormState(initial);
  const leaving = useKeptOnLeaving(kept, { values, empty: options.values, busy });
  /** Without JavaScript, native autofocus moves the focus to the only problem of a posted form. */
  const focused = posted?.refusal.fields.length === 1 ? posted.refusal.fields[0]?.[0] : undefined;

  function refuse(found: Refusal): void {
    refusal.show(found);
    options.onRefused?.(found.fields.map(([name]) => name));
  }

  async function send(entry: Values): Promise<void> {
    // Keys can submit as well, and get past a busy button.
    if (busy) return;
    const found = refusedByRules(kit, options, entry);
    if (found) return refuse(found);
    refusal.clear();
    setBusy(true);
    try {
      if ((await options.submit(entry)) !== false) kept.forget();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error) && kept.keepAndLogOut(entry)) return;
      options.onFailed?.(error);
      refuse(refusedByServer(kit, options, error));
    } finally {
      setBusy(false);
    }
  }

  return {
    /** The current values, as typed. */
    values,
    setValue,
    /** Sets several values at once, and removes the messages that they solve. */
    setSeveral(changes: Partial<Values>): void {
      const next = { ...values, ...changes };
      setValues(next);
      refusal.clearSolved(next);
    },
    busy,
    /** The props for the control of this field, with its error. */
    field: <N extends FieldName<Values>>(name: N) => ({
      ...field(name),
      error: refusal.textOf(name),
      autoFocus: name === focused,
    }),
    onSubmit(event?: { preventDefault(): void }): Promise<void> {
      event?.preventDefault();
      return send(readFields());
    },
    /**
     * Checks the fields of one view and shows their problems, leaving the messages of other views. Returns whether there are
     * none.
     */
    validateView: (
      names: readonly FieldName<Values>[],
      check: (values: Values) => readonly Problem[],
    ): boolean => refusal.showOf(names, check, readFields()),
    /** Whether the form does nothing without JavaScript. */
    needsScript: options.send === undefined,
    /** Sets a last value and submits at once. */
    submitWith(answer: Partial<Values>): Promise<void> {
      const entry = { ...readFields(), ...answer };
      setValues(entry);
      return send(entry);
    },
    /** Submits with other values than were typed, which stay in the form in case that fails. */
    submitInstead: (answer: Partial<Values>): Promise<void> => send({ ...readFields(), ...answer }),
    failure: refusal.failure,
    /** Removes the message that the server could not be reached. */
    clearUnreached: refusal.clearUnreached,
    summary: refusal.summaryOf(values, options.labelOf),
    attempts: refusal.attempts,
    /** Whether the form shows input kept from before; `forgetKept` discards it. */
    kept: kept.restored !== null,
    /** The input from before that the form was filled with; null if there was none. */
    restored: kept.restored,
    ...leaving,
    /** For a form that has come to be about something else: shows what is kept of that, and nothing of what was kept before. */
    reopenKept() {
      const found = kept.reopen();
      if (!found && !kept.restored) return;
      setValues(found ?? options.values);
      refusal.clear();
    },
    forgetKept() {
      kept.forget();
      setValues(options.values);
      refusal.clear();
    },
  };
}
