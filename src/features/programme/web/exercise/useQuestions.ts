import { useEffect, useRef, useState } from 'react';
import { type Answers, checkQuestion } from '#domain/programme/exercise-answer.ts';
import { DOUBLE_TAP } from '#ui/double-tap.ts';
import { answersOf } from './exercise-values.ts';
import { firstUnansweredOf, isAnswered } from './exercise-views.ts';
import type { OpenedExercise } from './useExercise.ts';
import type { AnswerForm } from './useExerciseForm.ts';
import type { OpenView } from './useExerciseView.ts';

/** What the button that goes on does: skips the question, explains the quiz, leads to the next question, or saves it all. */
export type Step = 'skip' | 'explain' | 'goOn' | 'next' | 'save';

/** How far somebody is: the number of a view with questions, from 1, and how many there are. */
export interface QuestionProgress {
  readonly number: number;
  readonly total: number;
}

interface QuestionsProps {
  readonly exercise: OpenedExercise;
  readonly view: OpenView;
  readonly form: AnswerForm;
  readonly answers: Answers;
}

/** The questions in view, and how to go on from them. */
export function useQuestions({ exercise: { questions, views }, view, form, answers }: QuestionsProps) {
  const firstUnanswered = firstUnansweredOf(views, answers);
  const [explained, setExplained] = useState<ReadonlySet<string>>(new Set());
  const lastStep = useRef(Number.NEGATIVE_INFINITY);

  const named = typeof view.name === 'number' ? view.name : null;
  const isThere = named !== null && views[named] !== undefined;
  const index = isThere ? named : firstUnanswered;
  const inView = named === null ? undefined : views[index];
  const isMissing = named !== null && !isThere;
  const { correct } = view;
  useEffect(() => {
    if (isMissing) correct(index);
  }, [isMissing, index, correct]);

  const quiz = inView?.find(({ kind }) => kind === 'quiz');
  const isExplained = quiz !== undefined && explained.has(quiz.key);
  const hasAnswer = inView !== undefined && isAnswered(inView, answers);

  function stepOf(): Step {
    if (quiz && hasAnswer && !isExplained) return 'explain';
    if (index + 1 === views.length) return 'save';
    if (isExplained) return 'next';
    return hasAnswer || inView?.some(({ required }) => required) ? 'goOn' : 'skip';
  }

  return {
    /** The questions in view; undefined before and after them. */
    inView,
    index,
    firstUnanswered,
    /** Of the questions in view; before and after them, of the first ones without an answer. */
    progress: { number: index + 1, total: views.length },
    isExplained,
    step: stepOf(),
    /** Goes on at `time`, in milliseconds, unless something in view is wrong. */
    async goOn(time: number): Promise<void> {
      if (!inView) return;
      const isDoubleTap = time - lastStep.current < DOUBLE_TAP;
      if (isDoubleTap && (isExplained || !hasAnswer)) return;
      const keys = inView.map(({ key }) => key);
      const isRight = form.validateView(keys, (values) =>
        inView.flatMap((question) => checkQuestion(question, answersOf(questions, values))),
      );
      if (!isRight) return;
      lastStep.current = time;
      const step = stepOf();
      if (step === 'explain' && quiz) setExplained((before) => new Set([...before, quiz.key]));
      else if (step === 'save') await form.onSubmit();
      else view.goTo(index + 1);
    },
  };
}

export type Questions = ReturnType<typeof useQuestions>;
