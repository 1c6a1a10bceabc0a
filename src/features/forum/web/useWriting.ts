import { useEffect, useRef, useState } from 'react';
import { plainOf } from '#domain/kit/poor-text.ts';
import type { Problem } from '#domain/kit/problem.ts';
import type { NodeDraft } from '#features/nodes/draft-contract.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { openingOf } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft } from '#ui/form/kept/useDraft.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useTextDraft } from './text-draft.ts';
import { useSafetyStep } from './useSafetyStep.ts';

export interface Writer {
  readonly keeper: Keeper;
  /** Everything that the person was writing. */
  readonly drafts: readonly NodeDraft[];
  /** The nickname was asked in a dialog over the page, so the form has no focus yet. */
  readonly isJustNamed: boolean;
}

interface WritingOptions<Values extends Record<string, string>> extends Writer {
  /** The name of its draft (`placeOf`). */
  readonly place: string;
  /** What is there before anything is written, and of what revision. */
  readonly stored: Values;
  readonly revision: number | null;
  check(values: Values): readonly Problem[];
  labelOf(name: string): string;
  send(values: Values, revision: number | null): Promise<void>;
  /** Another device was first. */
  onConflict?(values: Values): Promise<void>;
  /** Says it where a failure means that the person placed enough for now. */
  readonly enough?: (failure: CallFailure) => string | undefined;
  readonly notPlaced: string;
}

/**
 * The form of a text for the forum: saved as a draft while typing, validated and sent on submit, unless the step with help comes
 * first.
 */
export function useWriting<Values extends Record<string, string>>(options: WritingOptions<Values>) {
  const { keeper, drafts, place, stored, revision } = options;
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const safety = useSafetyStep();
  const [opening] = useState(() => {
    const draft = drafts.find((found) => found.place === place);
    return openingOf<Values>(
      { written: stored, revision },
      draft && { ...draft, written: { ...stored, ...draft.fields } },
      deviceDraft<Values>(place).read(keeper),
    );
  });
  const { saver, status } = useTextDraft({ keeper, place, opening });

  const form = useProblemForm<Values>({
    values: opening.written,
    check: (values) => options.check(values),
    labelOf: (name) => options.labelOf(name),
    async submit(values) {
      await saver.pause();
      try {
        if (await safety.comesFirst(wordsOf(values))) {
          saver.resume();
          return false;
        }
        await options.send(values, opening.revision);
        saver.settle();
        return true;
      } catch (error) {
        saver.resume();
        if (isSessionOver(error)) {
          saver.change(values);
          endSession();
          return false;
        }
        const isConflict = error instanceof CallFailure && error.code === 'edit_conflict';
        if (!isConflict || !options.onConflict) throw error;
        await options.onConflict(values);
        return false;
      }
    },
    failureText: (failure) => options.enough?.(failure) ?? failureText(failure, options.notPlaced),
  });

  const { values } = form;
  const last = useRef(values);
  useEffect(() => {
    if (last.current === values) return;
    last.current = values;
    saver.change(values);
  }, [saver, values]);

  return { place, form, status, saver, opening, safety, words: wordsOf(values) };
}

/** Everything in it as a reader sees it. */
function wordsOf(values: Record<string, string>): string {
  return Object.values(values).map(plainOf).join('\n');
}
