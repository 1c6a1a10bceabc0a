import { Form } from '#ui/form/Form.tsx';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { NurseReads } from '../NurseReads.tsx';
import type { OpenedExercise } from '../useExercise.ts';
import type { WrittenExercise } from '../useExerciseForm.ts';
import type { OpenView } from '../useExerciseView.ts';
import type { Questions } from '../useQuestions.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionTop, QuestionView } from './QuestionView.tsx';

interface QuestionFormProps {
  readonly exercise: OpenedExercise;
  readonly view: OpenView;
  readonly written: WrittenExercise;
  readonly questions: Questions;
  /** Whether another view was open before, so that the heading takes the focus. */
  readonly hasMoved: boolean;
  /** The change was discarded. */
  readonly onCancel: () => void;
}

/** The questions in view with the ways back, on and out; nothing before and after the questions. */
export function QuestionForm({ exercise, view, written, questions, hasMoved, onCancel }: QuestionFormProps) {
  const { form, status, saver, opening, answers, compare } = written;
  const { inView, index } = questions;
  if (!inView) return null;
  const problems = form.summary.filter(({ name }) => inView.some(({ key }) => key === name));
  return (
    <Form
      form={{
        ...form,
        summary: problems.length > 1 ? problems : [],
        onSubmit: async (event) => {
          event.preventDefault();
          await questions.goOn(event.timeStamp);
        },
      }}
      heading={
        <QuestionTop
          exercise={exercise}
          progress={questions.progress}
          onBack={() => view.back(index > 0 ? index - 1 : 'start')}
          onLater={() => view.goTo('later')}
        />
      }
    >
      <QuestionView
        key={index}
        views={exercise.views}
        view={inView}
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
  );
}
