import { useLayoutEffect, useRef } from 'react';
import { type Answers, checkDraft } from '#domain/programme/exercise-answer.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import type { DeviceDraft, Opening } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import { readDrafts, saveDraft } from '../../draft-contract.ts';
import type { ExerciseQuestion } from './exercise-questions.ts';

const nameOf = (exercise: string) => `exercise.${exercise}`;

/** The answers on this device that are not on the server yet. */
export function answersOnDevice(keeper: Keeper, exercise: string): DeviceDraft<Answers> | null {
  return deviceDraft<Answers>(nameOf(exercise)).read(keeper);
}

export function forgetAnswersOnDevice(keeper: Keeper, exercise: string): void {
  deviceDraft(nameOf(exercise)).forget(keeper);
}

interface Writing {
  readonly keeper: Keeper;
  readonly exercise: string;
  readonly questions: readonly ExerciseQuestion[];
  readonly opening: Opening<Answers>;
}

/** Saves an exercise while it is being written, on this device and on the server; `status` reports the progress. */
export function useExerciseDraft({ keeper, exercise, questions, opening }: Writing) {
  // Editors may change them while somebody writes.
  const asked = useRef(questions);
  useLayoutEffect(() => {
    asked.current = questions;
  }, [questions]);
  return useDraft<Answers>({
    keeper,
    name: nameOf(exercise),
    opening,
    refuses: (answers) => checkDraft({ questions: asked.current }, answers).length > 0,
    async send(app, answers) {
      const body = { data: answers, revision: opening.revision };
      const saved = await app.caller.call(saveDraft, { params: { webform_id: exercise }, body });
      // What opens next on this page goes on from it.
      app.queryClient.setQueryData(
        endpointQuery(app, readDrafts).queryKey,
        (drafts) => drafts && [...drafts.filter(({ webform_id }) => webform_id !== exercise), saved],
      );
      return saved;
    },
  });
}
