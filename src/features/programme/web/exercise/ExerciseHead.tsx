import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldValue } from '#contract/wire.ts';
import { useFocusedOn } from '#ui/focus/useFocusedOn.ts';
import { ReadAs } from '#ui/primitives/ReadAs.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Picture } from '../overview/Picture.tsx';
import styles from './Exercise.module.css';
import type { OpenedExercise } from './useExercise.ts';

interface ExerciseHeadProps {
  readonly exercise: OpenedExercise;
  /** Whether the title takes the focus, because another view was open before. */
  readonly isFocused: boolean;
  /** The title of the page, where that is not the one of the exercise. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The picture and title of an exercise, and what else belongs above its page. */
export function ExerciseHead({ exercise: { paragraph }, isFocused, title, children }: ExerciseHeadProps) {
  const ref = useFocusedOn<HTMLHeadingElement>(isFocused);
  return (
    <div className={styles.head}>
      <Picture icon={fieldValue(paragraph.field_icon)} />
      <h1 ref={ref} className={styles.title} tabIndex={-1}>
        {title ?? (
          <InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(paragraph.field_title)}</InLanguage>
        )}
      </h1>
      {children}
    </div>
  );
}

/** How long the exercise takes, how many questions it has, its phase, and what it is about. */
export function ExerciseFacts({ exercise }: { exercise: OpenedExercise }) {
  const { t } = useTranslation('programme');
  const { paragraph, phase, views } = exercise;
  const count = fieldValue(paragraph.field_time) ?? 0;
  return (
    <>
      <ul className={styles.meta}>
        <li>
          <Clock aria-hidden="true" />
          <ReadAs words={t('programme.minutesInWords', { count })}>
            {t('programme.minutes', { count })}
          </ReadAs>
        </li>
        <li>{t('exercise.questions', { count: views.length })}</li>
        {phase && <li>{phase}</li>}
      </ul>
      <p className={styles.intro}>
        <InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(paragraph.field_intro)}</InLanguage>
      </p>
    </>
  );
}
