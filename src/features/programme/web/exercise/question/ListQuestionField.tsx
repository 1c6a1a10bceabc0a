import { ListField } from '#ui/form/ListField.tsx';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ListQuestion } from '../exercise-questions.ts';
import { toggledRow } from '../exercise-values.ts';
import { Examples } from './Examples.tsx';
import type { QuestionControl } from './question-control.ts';

interface ListQuestionFieldProps extends QuestionControl<readonly string[]> {
  readonly question: ListQuestion;
  /** Whether it is one of two columns. */
  readonly isSide?: boolean;
}

/** Several answers, perhaps with examples to tap. */
export function ListQuestionField({
  question,
  field,
  heading,
  wordsId,
  isSide = false,
}: ListQuestionFieldProps) {
  const { t } = useTranslation('programme');
  const { help, required, placeholder, maxlength, max, examples } = question;
  const written = help && <InLanguage of={question.language}>{help}</InLanguage>;
  const rows = field.value;
  const bounds = t(required ? 'exercise.listFromOne' : 'exercise.list', { count: max });
  const isFull = rows.length >= max && rows.every((row) => row.trim() !== '');
  return (
    <>
      <ListField
        legend={heading}
        askedBy={wordsId}
        description={
          isSide ? (
            written
          ) : (
            <>
              {written} {bounds}
            </>
          )
        }
        optional={!required && !isSide}
        placeholder={placeholder}
        max={max}
        maxLength={maxlength}
        narrow={isSide}
        {...field}
      />
      <Examples
        language={question.language}
        examples={isFull ? examples.filter((example) => rows.includes(example)) : examples}
        pressed={(example) => rows.includes(example)}
        onPress={(example) => field.onChange(toggledRow(rows, example))}
      />
      <CrisisHelp text={rows.join('\n')} />
    </>
  );
}
