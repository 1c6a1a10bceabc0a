import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import type { ExerciseQuestion } from '../exercise-questions.ts';
import type { ExerciseValues } from '../exercise-values.ts';
import { ListQuestionField } from './ListQuestionField.tsx';
import { QuizField } from './QuizField.tsx';
import type { QuestionControl } from './question-control.ts';
import { TextQuestionField } from './TextQuestionField.tsx';

interface ExerciseFieldProps extends Omit<QuestionControl<never>, 'field'> {
  readonly question: ExerciseQuestion;
  readonly form: { field(name: string): Bound<ExerciseValues[string]> & FieldOptions };
  /** For a quiz, whether it shows which options are right, and why. */
  readonly isExplained: boolean;
}

/** The control of one question. `exercise-values.ts` maps kinds of questions to kinds of values. */
export function ExerciseField({ question, form, isExplained, heading, wordsId }: ExerciseFieldProps) {
  const { value, ...bound } = form.field(question.key);
  if (typeof value === 'string') {
    return (
      question.kind === 'text' && (
        <TextQuestionField
          question={question}
          field={{ ...bound, value }}
          heading={heading}
          wordsId={wordsId}
        />
      )
    );
  }
  if ('ticked' in value) {
    return (
      question.kind === 'quiz' && (
        <QuizField
          question={question}
          field={{ ...bound, value }}
          heading={heading}
          wordsId={wordsId}
          isExplained={isExplained}
        />
      )
    );
  }
  return (
    question.kind === 'list' && (
      <ListQuestionField
        question={question}
        field={{ ...bound, value }}
        heading={heading}
        wordsId={wordsId}
      />
    )
  );
}
