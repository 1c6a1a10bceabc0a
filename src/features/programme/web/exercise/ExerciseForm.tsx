import { useEffect } from 'react';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { Form } from '#ui/form/Form.tsx';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import { DraftVersions } from '#ui/form/kept/DraftVersions.tsx';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { ExerciseAnswers } from './ExerciseAnswers.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseLater } from './ExerciseLater.tsx';
import { ExerciseStart } from './ExerciseStart.tsx';
import { valuesOf } from './exercise-values.ts';
import { NurseReads } from './NurseReads.tsx';
import { QuestionActions } from './question/QuestionActions.tsx';
import { QuestionTop, QuestionView } from './question/QuestionView.tsx';
import type { OpenedExercise } from './useExercise.ts';
import { useExerciseForm } from './useExerciseForm.ts';
import type { OpenPlace } from './useExercisePlace.ts';
import { useQuestions } from './useQuestions.ts';

interface ExerciseFormProps {
  readonly exercise: OpenedExercise;
  readonly open: OpenPlace;
  readonly onDone: () => void;
  readonly onConflict: (mine: Answers) => Promise<void>;
  readonly onGone: () => Promise<void>;
  /** Back to the submission, if there is one. */
  readonly onCancel: () => void;
}

/** An exercise to answer or to change: its start, a question a view, and the way out. */
export function ExerciseForm({ exercise, open, onDone, onConflict, onGone, onCancel }: ExerciseFormProps) {
  const written = useExerciseForm(exercise, {
    onDone,
    onConflict,
    onGone,
    onRefused: (names) => showRefused(names),
  });
  const { form, status, saver, opening, answers, conflict, compare, isChosen } = written;
  const questions = useQuestions({ exercise, open, form, answers });
  const { views, view, index, place } = questions;
  const showRefused = questions.show;
  const hasMoved = open.hasMoved || isChosen;
  const isLeaving = open.place === 'later';
  useEffect(() => {
    if (isLeaving) void saver.flush();
  }, [isLeaving, saver]);

  const total = views.length;
  const inView = form.summary.filter(({ name }) => view?.some(({ key }) => key === name));
  if (conflict) {
    const { questions: asked } = exercise;
    return (
      <>
        <ExerciseHead exercise={exercise} isFocused={false} />
        <DraftVersions
          conflict={conflict}
          mine={answers}
          contentOf={(version) => <ExerciseAnswers questions={asked} answers={version} />}
          onOther={(other) => form.setSeveral(valuesOf(asked, other))}
        />
      </>
    );
  }
  return (
    <>
      {open.place === 'start' && (
        <ExerciseStart
          exercise={exercise}
          isFocused={hasMoved}
          place={{ number: questions.firstOpen + 1, total }}
          isBegun={opening.unsent !== null || Object.keys(answers).length > 0}
          onBegin={() => open.goTo(questions.firstOpen)}
        />
      )}
      {isLeaving && (
        <ExerciseLater
          exercise={exercise}
          isFocused={hasMoved}
          place={{ number: questions.firstOpen + 1, total }}
          status={status}
          onCompare={compare}
          onGoOn={() => open.undo(questions.firstOpen)}
        />
      )}
      {view && (
        <Form
          form={{
            ...form,
            summary: inView.length > 1 ? inView : [],
            onSubmit: async (event) => {
              event.preventDefault();
              await questions.goOn(event.timeStamp);
            },
          }}
          heading={
            <QuestionTop
              exercise={exercise}
              place={place}
              onBack={() => open.back(index > 0 ? index - 1 : 'start')}
              onLater={() => open.goTo('later')}
            />
          }
        >
          <QuestionView
            key={index}
            views={views}
            view={view}
            form={form}
            answers={answers}
            isExplained={questions.isExplained}
            hasMoved={hasMoved}
          />
          <DraftLine status={status} onCompare={compare} />
          <QuestionActions
            exercise={exercise}
            step={questions.step}
            busy={form.busy}
            asksToDiscard={status !== 'none' || opening.unsent !== null}
            onSave={() => void form.onSubmit()}
            saver={saver}
            onDiscard={onCancel}
          />
          <NurseReads />
          <HelpLine />
        </Form>
      )}
      {status === 'nowhere' && <LeaveQuestion />}
    </>
  );
}
