import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { fieldId } from './Field.tsx';
import { useKeptEntry } from './useKeptEntry.ts';

interface ProblemFormOptions<Values extends FieldValues> {
  readonly values: DefaultValues<Values>;
  /** The domain's rules, run on submit only (spec 1 §5). */
  check(values: Values): readonly Problem[];
  /** Answers false when nothing was saved yet, because a question came in between. */
  submit(values: Values): Promise<boolean | void>;
  /** The server's name of a field where the form's own differs. */
  readonly wireNames?: Readonly<Record<string, Path<Values>>>;
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
export function useProblemForm<Values extends FieldValues>(options: ProblemFormOptions<Values>) {
  const { t } = useTranslation('ui');
  const [failure, setFailure] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const keptEntry = useKeptEntry<Values>(options.keepAs);
  const form = useForm<Values>({
    defaultValues: (keptEntry.values ?? options.values) as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const problems = options.check(values);
      if (problems.length === 0) return { values, errors: {} };
      return {
        values: {},
        errors: errorsOf(
          problems.map(({ field, code, params }) => [field, t(`problem.${code}`, { ...params })]),
        ),
      };
    },
  });
  const { errors, isSubmitting } = form.formState;
  const problems = Object.entries(errors).map(([name, error]) => ({
    name,
    text: typeof error?.message === 'string' ? error.message : '',
  }));

  function errorsOf(entries: readonly (readonly [field: string, text: string])[]): FieldErrors<Values> {
    const byName: Record<string, { type: string; message: string }> = {};
    for (const [field, message] of entries) {
      const name = options.wireNames?.[field] ?? field;
      byName[name] ??= { type: 'problem', message };
    }
    return byName as FieldErrors<Values>;
  }

  function show(entries: readonly (readonly [string, string])[]): void {
    for (const [name, error] of Object.entries(errorsOf(entries)))
      form.setError(name as Path<Values>, error as never);
    focusSingle(Object.keys(errorsOf(entries)));
  }

  const onSubmit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        if ((await options.submit(values)) !== false) keptEntry.forget();
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (isSessionOver(error) && keptEntry.keep(values)) return;
        setAttempts((count) => count + 1);
        if (Object.keys(error.fields).length > 0) show(Object.entries(error.fields));
        else setFailure(options.failureText(error));
      }
    },
    (invalid) => {
      setFailure(null);
      setAttempts((count) => count + 1);
      focusSingle(Object.keys(invalid));
    },
  );

  return {
    control: form.control,
    register: form.register,
    setValue: form.setValue,
    watch: form.watch,
    busy: isSubmitting,
    onSubmit,
    /** What to say above the form when the call failed as a whole. */
    failure,
    /** Several problems, for the summary above the form; one problem stands at its field alone. */
    summary:
      problems.length > 1
        ? problems.map(({ name, text }) => ({ name, text: `${options.labelOf(name)}: ${text}` }))
        : [],
    /** Changes with every failed submit, so that the summary takes focus again. */
    attempts,
    /** The form shows what was kept when a session ended; `forgetKept` lets go of it. */
    kept: keptEntry.values !== null,
    forgetKept() {
      keptEntry.forget();
      form.reset(options.values);
    },
    errorOf: (name: Path<Values>) => problems.find((found) => found.name === name)?.text,
  };
}

function focusSingle(names: readonly string[]): void {
  const [only] = names;
  if (names.length === 1 && only !== undefined) document.getElementById(fieldId(only))?.focus();
}
