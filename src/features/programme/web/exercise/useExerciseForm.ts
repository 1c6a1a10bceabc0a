import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Answers, checkAnswers } from '#domain/programme/exercise-answer.ts';
import { changeOf, submitOf } from '#features/webform/contract.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import type { ExerciseAnswerRow } from '../../answers-contract.ts';
import { exerciseContract } from '../../contract.ts';
import type { Opening } from './exercise-opening.ts';
import { answersOf, type ExerciseValues, valuesOf } from './exercise-values.ts';
import type { OpenedExercise } from './useExercise.ts';
import { useExerciseDraft } from './useExerciseDraft.ts';
import { useSessionEnd } from './useSessionEnd.ts';

/** Sends answers to an exercise: as a first answer, or as a change of what was submitted on the revision that is given. */
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
    // A change keeps what it leaves out, so every question is named.
    const all = Object.fromEntries(questions.map(({ key }) => [key, answers[key] ?? null]));
    // Revisions count from 1: someone who knew of no submission gets to see it first.
    await change.send({
      params: { webform_id: id, uuid: row.uuid },
      body: { ...all, revision: revision ?? 0 },
    });
  };
}

interface Ends {
  onDone(): void;
  /** Another device was first; `answers` are those of this one. */
  onConflict(answers: Answers): Promise<void>;
  /** The submission that was to be changed is no longer there. */
  onGone(): Promise<void>;
}

/** The form of an exercise: saved while it is written, judged and sent on submit. */
export function useExerciseForm(
  exercise: OpenedExercise,
  opening: Opening,
  { onDone, onConflict, onGone }: Ends,
) {
  const { t } = useTranslation('programme');
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const { id, uid, questions, row } = exercise;
  const { saver, status } = useExerciseDraft({ uid, exercise: id, questions, opening });
  const send = useSendAnswers(exercise);

  const form = useProblemForm<ExerciseValues>({
    values: valuesOf(questions, opening.answers),
    check: (values) => checkAnswers({ questions }, answersOf(values)),
    labelOf: (key) => questions.find((question) => question.key === key)?.title ?? '',
    async submit(values) {
      const answers = answersOf(values);
      await saver.pause();
      try {
        await send(answers, row, opening.revision);
      } catch (error) {
        saver.resume();
        if (isSessionOver(error)) {
          saver.change(answers);
          endSession();
          return false;
        }
        if (!(error instanceof CallFailure)) throw error;
        // The programme began anew elsewhere: what was to be changed is in the archive.
        if (error.code === 'not_found') await onGone();
        if (error.code !== 'edit_conflict') throw error;
        await onConflict(answers);
        return false;
      }
      saver.settle();
      onDone();
      return true;
    },
    failureText(failure) {
      if (failure.code === 'exercise_locked') return t('exercise.locked.title');
      if (failure.code === 'not_found') return t('exercise.gone');
      return failureText(failure, t('exercise.notSaved'));
    },
  });

  const answers = useMemo(() => answersOf(form.values), [form.values]);
  const written = JSON.stringify(answers);
  const last = useRef(written);
  useEffect(() => {
    if (last.current === written) return;
    last.current = written;
    saver.change(answers);
  }, [saver, written, answers]);

  return { form, status, saver };
}
