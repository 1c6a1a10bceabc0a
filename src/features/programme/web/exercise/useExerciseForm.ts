import { useState } from 'react';
import { type Answers, checkAnswers } from '#domain/programme/exercise-answer.ts';
import { changeOf, submitOf } from '#features/webform/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { openingOf } from '#ui/form/kept/draft-opening.ts';
import { useReachedAgain, useSavedAsTyped, useSettling } from '#ui/form/kept/useSettling.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ExerciseAnswerRow } from '../../answers-contract.ts';
import { exerciseContract } from '../../contract.ts';
import { answersOnDevice } from './answers-on-device.ts';
import { answersOf, type ExerciseValues, isValueOf, valueOf, valuesOf } from './exercise-values.ts';
import { fieldsQuery, type OpenedExercise } from './useExercise.ts';
import { useExerciseDraft } from './useExerciseDraft.ts';

/** Sends answers to an exercise: as a first submission, or as a change based on the given revision. */
export function useSendAnswers({ id, questions }: Pick<OpenedExercise, 'id' | 'questions'>) {
  const create = useSubmission(submitOf(exerciseContract(id)));
  const change = useSubmission(changeOf(exerciseContract(id)));
  return async (
    answers: Answers,
    row: ExerciseAnswerRow | undefined,
    revision: number | null,
  ): Promise<void> => {
    if (!row) {
      await create.send({ body: { webform_id: id, ...answers } });
      return;
    }
    // A change keeps the answers it leaves out, so every question is included.
    const all = Object.fromEntries(questions.map(({ key }) => [key, answers[key] ?? null]));
    // Revisions count from 1, so 0 is always a conflict: someone who had not seen the submission sees it first.
    await change.send({
      params: { webform_id: id, uuid: row.uuid },
      body: { ...all, revision: revision ?? 0 },
    });
  };
}

interface Outcomes {
  onDone(): void;
  /** Another device saved a change first; `answers` are those of this device. */
  onConflict(answers: Answers): Promise<void>;
  /** The submission to change no longer exists. */
  onGone(): Promise<void>;
  /** These questions have wrong answers. */
  onRefused(keys: readonly string[]): void;
}

/** The form of an exercise: saved as a draft while typing, validated and sent on submit. */
export function useExerciseForm(
  exercise: OpenedExercise,
  { onDone, onConflict, onGone, onRefused }: Outcomes,
) {
  const { t } = useTranslation('programme');
  const failureText = useFailureText();
  const app = useApp();
  const { id, keepsNothing, questions, row, draft } = exercise;
  const [opened] = useState(() => {
    const newest = openingOf<Answers>(
      { written: row?.data ?? {}, revision: row?.revision ?? null },
      draft && { ...draft, written: draft.data },
      answersOnDevice(exercise),
    );
    // The server refuses a draft with answers to removed questions.
    return { ...newest, written: answersOf(questions, valuesOf(questions, newest.written)) };
  });
  const drafting = useExerciseDraft({ ...exercise, opening: opened });
  const { saver, opening } = drafting;
  const send = useSendAnswers(exercise);
  const settling = useSettling(saver, onConflict);

  async function refreshAndRethrow(error: unknown): Promise<never> {
    if (error instanceof CallFailure) {
      // Editors may have changed the questions.
      if (error.code === 'invalid_input') await app.queryClient.invalidateQueries(fieldsQuery(app, id));
      // The programme was restarted elsewhere: the submission to change is archived.
      if (error.code === 'not_found') await onGone();
    }
    throw error;
  }

  const form = useProblemForm<ExerciseValues>({
    values: valuesOf(questions, opened.written),
    check: (values) => checkAnswers({ questions }, answersOf(questions, values)),
    onRefused,
    labelOf: (key) => questions.find((question) => question.key === key)?.title ?? '',
    async submit(values) {
      const answers = answersOf(questions, values);
      const sent = settling(answers, async () => {
        // What is never sent cannot be stored.
        await send(keepsNothing ? {} : answers, row, opening.revision);
        return true;
      });
      const isSaved = await sent.catch(refreshAndRethrow);
      if (isSaved) onDone();
      return isSaved;
    },
    failureText(failure) {
      if (failure.code === 'exercise_locked') return t('exercise.locked.title');
      if (keepsNothing) return failureText(failure, t('exercise.keepsNothing.notDone'));
      if (failure.code === 'not_found') return t('exercise.gone');
      return failureText(failure, t('exercise.notSaved'));
    },
  });

  // Editors may add a question, or change its kind, while somebody writes: it starts without an answer.
  for (const question of questions) {
    if (!isValueOf(question, form.values[question.key])) form.setValue(question.key, valueOf(question));
  }

  const answers = answersOf(questions, form.values);
  useSavedAsTyped(saver, answers);
  useReachedAgain(drafting.status, form);
  return { ...drafting, form, answers };
}

export type WrittenExercise = ReturnType<typeof useExerciseForm>;
export type AnswerForm = WrittenExercise['form'];
