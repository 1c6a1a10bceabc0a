import { useEffect } from 'react';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { DraftVersions } from '#ui/form/kept/DraftVersions.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { ExerciseAnswers } from './ExerciseAnswers.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseLater } from './ExerciseLater.tsx';
import { ExerciseStart } from './ExerciseStart.tsx';
import { valuesOf } from './exercise-values.ts';
import { viewOf } from './exercise-views.ts';
import { QuestionForm } from './question/QuestionForm.tsx';
import type { OpenedExercise } from './useExercise.ts';
import { useExerciseForm } from './useExerciseForm.ts';
import type { OpenView } from './useExerciseView.ts';
import { useQuestions } from './useQuestions.ts';

interface ExerciseFormProps {
  readonly exercise: OpenedExercise;
  readonly view: OpenView;
  readonly onDone: () => void;
  readonly onConflict: (mine: Answers) => Promise<void>;
  readonly onGone: () => Promise<void>;
  /** Back to the submission, if there is one. */
  readonly onCancel: () => void;
}

/** An exercise to answer or to change: its start, one question at a time, and the way out for now. */
export function ExerciseForm({ exercise, view, onDone, onConflict, onGone, onCancel }: ExerciseFormProps) {
  const written = useExerciseForm(exercise, {
    onDone,
    onConflict,
    onGone,
    onRefused([first]) {
      const at = viewOf(exercise.views, first);
      if (at >= 0 && at !== view.name) view.goTo(at);
    },
  });
  const { form, status, saver, opening, answers, conflict, compare, isChosen } = written;
  const questions = useQuestions({ exercise, view, form, answers });
  const { firstUnanswered, progress } = questions;
  const hasMoved = view.hasMoved || isChosen;
  const isLeaving = view.name === 'later';
  useEffect(() => {
    if (isLeaving) void saver.flush();
  }, [isLeaving, saver]);

  if (conflict) {
    return (
      <>
        <ExerciseHead exercise={exercise} isFocused={false} />
        <DraftVersions
          conflict={conflict}
          mine={answers}
          contentOf={(version) => <ExerciseAnswers questions={exercise.questions} answers={version} />}
          onOther={(other) => form.setSeveral(valuesOf(exercise.questions, other))}
        />
      </>
    );
  }
  return (
    <>
      {view.name === 'start' && (
        <ExerciseStart
          exercise={exercise}
          isFocused={hasMoved}
          progress={progress}
          isBegun={opening.unsent !== null || Object.keys(answers).length > 0}
          onBegin={() => view.goTo(firstUnanswered)}
        />
      )}
      {isLeaving && (
        <ExerciseLater
          exercise={exercise}
          isFocused={hasMoved}
          progress={progress}
          status={status}
          onCompare={compare}
          onGoOn={() => view.undo(firstUnanswered)}
        />
      )}
      <QuestionForm
        exercise={exercise}
        view={view}
        written={written}
        questions={questions}
        hasMoved={hasMoved}
        onCancel={onCancel}
      />
      {status === 'nowhere' && <LeaveQuestion />}
    </>
  );
}
