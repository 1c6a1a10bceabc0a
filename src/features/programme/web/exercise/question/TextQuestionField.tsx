import { useState } from 'react';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { TextQuestion } from '../exercise-questions.ts';
import { hasPart, toggledPart } from '../exercise-values.ts';
import { Examples } from './Examples.tsx';
import type { QuestionControl } from './question-control.ts';
import { fitsScale, ScaleField } from './ScaleField.tsx';

interface TextQuestionFieldProps extends QuestionControl<string> {
  readonly question: TextQuestion;
}

/** A number from 0 to 10, or a text, perhaps with examples to tap. */
export function TextQuestionField({ question, field, heading, wordsId }: TextQuestionFieldProps) {
  const { t } = useTranslation('programme');
  const { help, required, placeholder, maxlength, isLong, isScale, examples } = question;
  // Decided once: an answer in words stays a text field, even when somebody types a number into it.
  const [isNumber] = useState(isScale && fitsScale(field.value));
  const described = help && <InLanguage of={question.language}>{help}</InLanguage>;
  if (isNumber) return <ScaleField field={field} heading={heading} wordsId={wordsId} help={described} />;
  const common = {
    label: t('exercise.inOwnWords'),
    askedBy: wordsId,
    description: described,
    optional: !required,
    placeholder,
    count: { text: field.value, max: maxlength },
  };
  return (
    <>
      {heading}
      <Examples
        language={question.language}
        examples={examples}
        pressed={(example) => hasPart(field.value, example, isLong)}
        onPress={(example) => field.onChange(toggledPart(field.value, example, isLong))}
      />
      {isLong ? (
        <TextArea rows={5} {...common} {...field} />
      ) : (
        <TextField autoComplete="off" {...common} {...field} />
      )}
      <CrisisHelp text={field.value} />
    </>
  );
}
