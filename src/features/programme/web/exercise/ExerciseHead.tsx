import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldValue } from '#contract/wire.ts';
import { useFocusedOn } from '#ui/focus/useFocusedOn.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Picture } from '../overview/Picture.tsx';
import styles from './Exercise.module.css';
import type { OpenedExercise } from './useExercise.ts';

interface ExerciseHeadProps {
  readonly exercise: OpenedExercise;
  /** Whether the focus follows to the title, because another place was open before. */
  readonly isFocused: boolean;
  /** What the page is called where that is not the exercise. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The picture and title of an exercise, and its facts. */
export function ExerciseHead({ exercise: { paragraph }, isFocused, title, children }: ExerciseHeadProps) {
  const ref = useFocusedOn<HTMLHeadingElement>(isFocused);
  return (
    <div className={styles.head}>
      <Picture icon={fieldValue(paragraph.field_icon)} />
      <h1 ref={ref} className={styles.title} tabIndex={-1}>
        {title ?? fieldValue(paragraph.field_title)}
      </h1>
      {children}
    </div>
  );
}

/** How long the exercise takes, how many questions it has, and its place in the programme. */
export function ExerciseFacts({ exercise, views }: { exercise: OpenedExercise; views: number }) {
  const { t } = useTranslation('programme');
  const { paragraph, phase } = exercise;
  return (
    <>
      <p className={styles.meta}>
        <span>
          <Clock aria-hidden="true" />
          {t('exercise.minutes', { minutes: fieldValue(paragraph.field_time) })}
        </span>
        <span>{t('exercise.questions', { count: views })}</span>
        {phase && <span>{phase}</span>}
      </p>
      <p className={styles.intro}>{fieldValue(paragraph.field_intro)}</p>
    </>
  );
}
