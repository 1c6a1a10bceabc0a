import { useTranslation } from 'react-i18next';
import type { Bound } from '#ui/form/Field.tsx';
import { ListField } from '#ui/form/ListField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import type { ExerciseQuestion, ListQuestion, TextQuestion } from './exercise-questions.ts';
import type { ExerciseValues } from './exercise-values.ts';
import { QuizField } from './QuizField.tsx';

type Field<Value> = Bound<Value> & { readonly error?: string | undefined };

interface ExerciseFieldProps {
  readonly question: ExerciseQuestion;
  readonly form: { field(name: string): Field<ExerciseValues[string]> };
}

/** The control of one question. `exercise-values.ts` maps kinds of questions to kinds of values. */
export function ExerciseField({ question, form }: ExerciseFieldProps) {
  const { value, ...bound } = form.field(question.key);
  if (typeof value === 'string') {
    return question.kind === 'text' && <TextOf question={question} field={{ ...bound, value }} />;
  }
  if ('ticked' in value) {
    return question.kind === 'quiz' && <QuizField question={question} field={{ ...bound, value }} />;
  }
  return question.kind === 'list' && <ListOf question={question} field={{ ...bound, value }} />;
}

function TextOf({ question, field }: { question: TextQuestion; field: Field<string> }) {
  const { title, help, required, placeholder, maxlength, isLong } = question;
  const asked = {
    label: title,
    description: help,
    optional: !required,
    placeholder,
    count: { length: field.value.length, max: maxlength },
  };
  return (
    <>
      {isLong ? (
        <TextArea rows={5} {...asked} {...field} />
      ) : (
        <TextField autoComplete="off" {...asked} {...field} />
      )}
      <CrisisHelp text={field.value} />
    </>
  );
}

function ListOf({ question, field }: { question: ListQuestion; field: Field<readonly string[]> }) {
  const { t } = useTranslation('programme');
  const { title, help, required, placeholder, maxlength, max } = question;
  const bounds = t(required ? 'exercise.listFromOne' : 'exercise.list', { count: max });
  return (
    <>
      <ListField
        legend={title}
        description={help ? `${help} ${bounds}` : bounds}
        optional={!required}
        placeholder={placeholder}
        max={max}
        maxLength={maxlength}
        {...field}
      />
      <CrisisHelp text={field.value.join('\n')} />
    </>
  );
}
