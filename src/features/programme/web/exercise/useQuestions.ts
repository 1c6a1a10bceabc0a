import { useEffect, useMemo, useRef, useState } from 'react';
import { type Answers, checkQuestion } from '#domain/programme/exercise-answer.ts';
import { DOUBLE_TAP } from '#ui/app/useViewHistory.ts';
import { answersOf } from './exercise-values.ts';
import { firstOpenOf, isAnswered, viewOf, viewsOf } from './exercise-views.ts';
import type { OpenedExercise } from './useExercise.ts';
import type { ExerciseForm } from './useExerciseForm.ts';
import type { OpenPlace } from './useExercisePlace.ts';

/** What the button that goes on does: skips the question, explains the quiz, leads to the next question, or saves it all. */
export type Step = 'skip' | 'explain' | 'goOn' | 'next' | 'save';

interface Asking {
  readonly exercise: OpenedExercise;
  readonly open: OpenPlace;
  readonly form: ExerciseForm;
  readonly answers: Answers;
}

/** The questions by view, the one that is open, and how to go on from it. */
export function useQuestions({ exercise: { questions }, open, form, answers }: Asking) {
  const views = useMemo(() => viewsOf(questions), [questions]);
  const firstOpen = firstOpenOf(views, answers);
  const [explained, setExplained] = useState<ReadonlySet<string>>(new Set());
  const lastStep = useRef(Number.NEGATIVE_INFINITY);

  const isQuestion = typeof open.place === 'number';
  const isThere = isQuestion && views[Number(open.place)] !== undefined;
  const index = isThere ? Number(open.place) : firstOpen;
  const view = isQuestion ? views[index] : undefined;
  const { correct } = open;
  useEffect(() => {
    if (isQuestion && !isThere) correct(index);
  }, [isQuestion, isThere, index, correct]);

  const quiz = view?.find(({ kind }) => kind === 'quiz');
  const isExplained = quiz !== undefined && explained.has(quiz.key);
  const hasAnswer = view !== undefined && isAnswered(view, answers);

  function stepOf(): Step {
    if (quiz && hasAnswer && !isExplained) return 'explain';
    if (index + 1 === views.length) return 'save';
    if (isExplained) return 'next';
    return hasAnswer || view?.some(({ required }) => required) ? 'goOn' : 'skip';
  }

  return {
    views,
    view,
    index,
    place: { number: index + 1, total: views.length },
    firstOpen,
    isExplained,
    step: stepOf(),
    /** Opens the view of the first of these questions. */
    show(names: readonly string[]) {
      const at = viewOf(views, names[0]);
      if (at >= 0 && at !== open.place) open.goTo(at);
    },
    /** Goes on at `time`, in milliseconds, unless something in view is wrong. */
    async goOn(time: number): Promise<void> {
      if (!view) return;
      const isSoon = time - lastStep.current < DOUBLE_TAP;
      if (isSoon && (isExplained || !hasAnswer)) return;
      const keys = view.map(({ key }) => key);
      const isRight = form.passes(keys, (values) =>
        view.flatMap((question) => checkQuestion(question, answersOf(questions, values))),
      );
      if (!isRight) return;
      lastStep.current = time;
      const step = stepOf();
      if (step === 'explain' && quiz) setExplained((before) => new Set([...before, quiz.key]));
      else if (step === 'save') await form.onSubmit();
      else open.goTo(index + 1);
    },
  };
}
