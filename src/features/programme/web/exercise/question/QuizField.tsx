import { OWN_ANSWER_MAX_LENGTH } from '#domain/programme/exercise-answer.ts';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { CrisisHelp } from '#ui/help/CrisisHelp.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from '../ExerciseAnswers.module.css';
import { Explanation, MarkWords, markOf } from '../Explanation.tsx';
import type { QuizQuestion } from '../exercise-questions.ts';
import type { Ticks } from '../exercise-values.ts';
import type { QuestionControl } from './question-control.ts';

/** Cannot collide with the id of an option, which is a letter. */
const OWN = '+';

interface QuizFieldProps extends QuestionControl<Ticks> {
  readonly question: QuizQuestion;
  /** Whether it shows which options are right, and why. The ticks can still be changed. */
  readonly isExplained: boolean;
}

/** Options to tick, and optionally a free answer; then what is right, and why. */
export function QuizField({ question, field, heading, wordsId, isExplained }: QuizFieldProps) {
  const { t } = useTranslation('programme');
  const { help, required, options, other, explanation } = question;
  const written = (words: string) => <InLanguage of={question.language}>{words}</InLanguage>;
  const { ticked, own } = field.value;
  const shown = options.map(({ id, text, description }) => {
    const mark = isExplained ? markOf(question, ticked, id) : null;
    return {
      value: id,
      label: written(text),
      description:
        description || mark ? (
          <>
            {description && written(description)}
            {mark && <MarkWords mark={mark} />}
          </>
        ) : undefined,
    };
  });
  const several = t('exercise.several');
  return (
    <div className={styles.quiz}>
      <CheckboxGroup
        {...field}
        legend={heading}
        askedBy={wordsId}
        description={
          <>
            {help && written(help)} {several}
          </>
        }
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
            count={{ text: own, max: OWN_ANSWER_MAX_LENGTH }}
          />
        )}
      </CheckboxGroup>
      {isExplained && <Explanation text={written(explanation)} isFocused />}
      <CrisisHelp text={own ?? ''} />
    </div>
  );
}
