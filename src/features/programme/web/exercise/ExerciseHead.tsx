import { Clock, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldValue } from '#contract/wire.ts';
import { Note } from '#ui/primitives/Note.tsx';
import styles from './Exercise.module.css';
import type { OpenedExercise } from './useExercise.ts';

/** The title of the exercise, how long it takes, and its place in the programme. */
export function ExerciseHead({ exercise }: { exercise: OpenedExercise }) {
  const { t } = useTranslation('programme');
  const { paragraph, phase, questions, row, locked } = exercise;
  const isQuiz = fieldValue(paragraph.field_category) === 'quiz';
  const isOptional = questions.every(({ required }) => !required);
  return (
    <div className={styles.head}>
      <h1>{fieldValue(paragraph.field_title)}</h1>
      <p className={styles.meta}>
        <span>
          <Clock aria-hidden="true" />
          {t('exercise.minutes', { minutes: fieldValue(paragraph.field_time) })}
        </span>
        {phase && <span>{phase}</span>}
      </p>
      <p className={styles.intro}>{fieldValue(paragraph.field_intro)}</p>
      {!row && !locked && (
        <Note icon={<Info aria-hidden="true" />}>
          {t(isQuiz ? 'exercise.notATest' : 'exercise.noRight')} {isOptional && t('exercise.optional')}
        </Note>
      )}
    </div>
  );
}
