import { useTranslation } from 'react-i18next';
import { OWN_ANSWER_MAX_LENGTH } from '#domain/programme/exercise-answer.ts';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CrisisHelp } from './CrisisHelp.tsx';
import type { QuizQuestion } from './exercise-questions.ts';
import type { Ticks } from './exercise-values.ts';

/** Cannot collide with an option id: those are words. */
const OWN = '+';

/** Options to tick, and optionally a free answer. */
export function QuizField({
  question,
  field,
}: {
  question: QuizQuestion;
  field: Bound<Ticks> & FieldOptions;
}) {
  const { t } = useTranslation('programme');
  const { title, help, required, options, other } = question;
  const { ticked, own } = field.value;
  const shown = options.map(({ id, text, description }) => ({ value: id, label: text, description }));
  const several = t('exercise.several');
  return (
    <>
      <CheckboxGroup
        {...field}
        legend={title}
        description={help ? `${help} ${several}` : several}
        optional={!required}
        options={other ? [...shown, { value: OWN, label: t('exercise.own') }] : shown}
        value={own === null ? ticked : [...ticked, OWN]}
        onChange={(values) =>
          field.onChange({
            ticked: values.filter((value) => value !== OWN),
            own: values.includes(OWN) ? (own ?? '') : null,
          })
        }
      >
        {own !== null && (
          <TextField
            label={t('exercise.ownText')}
            name={`${field.name}-own`}
            autoComplete="off"
            value={own}
            onChange={(text) => field.onChange({ ticked, own: text })}
            count={{ length: own.length, max: OWN_ANSWER_MAX_LENGTH }}
          />
        )}
      </CheckboxGroup>
      <CrisisHelp text={own ?? ''} />
    </>
  );
}
