import { plainOf } from '#domain/kit/poor-text.ts';
import type { Problem } from '#domain/kit/problem.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { refresh } from '#ui/app/submission.ts';
import { useReachedAgain, useSavedAsTyped, useSettling } from '#ui/form/kept/useSettling.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { readForum } from '../../contract.ts';
import { type Drafted, useTextDraft } from './text-draft.ts';
import { useSafetyStep } from './useSafetyStep.ts';

interface WritingOptions<Values extends Record<string, string>> extends Drafted<Values> {
  check(values: Values): readonly Problem[];
  labelOf(name: string): string;
  send(values: Values, revision: number | null): Promise<void>;
  /** Called when another device saved the text first. */
  onConflict?(values: Values): Promise<void>;
  /** The words for a failure that trying again does not help against. */
  readonly refused?: (failure: CallFailure) => string | undefined;
  readonly notPlaced: string;
}

/**
 * The form of a text for the forum: saved as a draft while typing, validated and sent on submit, unless the step with help comes
 * first.
 */
export function useWriting<Values extends Record<string, string>>(options: WritingOptions<Values>) {
  const { queryClient } = useKit();
  const failureText = useFailureText();
  const safety = useSafetyStep();
  const draft = useTextDraft(options);
  const settling = useSettling(draft.saver, options.onConflict);
  const form = useProblemForm<Values>({
    values: draft.opening.written,
    check: (values) => options.check(values),
    labelOf: (name) => options.labelOf(name),
    submit: (values) =>
      settling(values, async () => {
        if (await safety.comesFirst(wordsOf(values))) return false;
        await options.send(values, draft.opening.revision);
        return true;
      }),
    onFailed({ fields }) {
      // A moderator took the nickname away meanwhile: what shows this form asks for another first.
      if (fields.field_nickname) void refresh(queryClient, [readForum.path]);
    },
    failureText: (failure) => options.refused?.(failure) ?? failureText(failure, options.notPlaced),
  });
  useSavedAsTyped(draft.saver, form.values);
  useReachedAgain(draft.status, form);
  return { ...draft, form, safety, words: wordsOf(form.values) };
}

/** All the text in the form, as a reader sees it. */
function wordsOf(values: Record<string, string>): string {
  return Object.values(values).map(plainOf).join('\n');
}
