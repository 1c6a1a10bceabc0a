import type { ReactNode } from 'react';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ListQuestion } from '../exercise-questions.ts';
import type { AnswerForm } from '../useExerciseForm.ts';
import { ListQuestionField } from './ListQuestionField.tsx';
import styles from './QuestionView.module.css';

interface BalanceSidesProps {
  readonly sides: readonly [ListQuestion, ListQuestion];
  readonly heading: ReactNode;
  readonly form: AnswerForm;
}

/** Two lists as the sides of a balance; one below the other where letters are large. */
export function BalanceSides({ sides, heading, form }: BalanceSidesProps) {
  const { t } = useTranslation('programme');
  return (
    <>
      <div>
        {heading}
        <p className="muted">{t('exercise.balance.text')}</p>
      </div>
      <div className={styles.box}>
        <div className={styles.sides}>
          {sides.map((question) => {
            const { value, ...bound } = form.field(question.key);
            if (typeof value === 'string' || 'ticked' in value) return null;
            return (
              <div key={question.key} className={styles.side}>
                <ListQuestionField
                  question={question}
                  field={{ ...bound, value }}
                  heading={
                    <h3 className={styles.column}>
                      <InLanguage of={question.language}>{question.title}</InLanguage>
                    </h3>
                  }
                  isSide
                />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
