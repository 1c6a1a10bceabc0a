import { ArrowRight, Check, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { fieldValue } from '#contract/wire.ts';
import type { ExerciseProgress } from '#domain/programme/programme.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { cx } from '#ui/cx.ts';
import { ReadAs } from '#ui/primitives/ReadAs.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ExerciseParagraph } from '../../contract.ts';
import styles from './PhaseExercise.module.css';
import { Picture } from './Picture.tsx';
import { useNamedPhase } from './useNamedPhase.ts';
import { useScrollHere } from './useScrollHere.ts';

interface PhaseExerciseProps {
  readonly exercise: ExerciseProgress;
  readonly paragraph: ExerciseParagraph;
  readonly isCurrent: boolean;
  readonly isBegun: boolean;
  /** Why it is locked, if it is. */
  readonly lockedBecause: string;
}

/** One exercise: its picture, title, minutes and status. A locked one is not a link and says why. */
export function PhaseExercise({
  exercise,
  paragraph,
  isCurrent,
  isBegun,
  lockedBecause,
}: PhaseExerciseProps) {
  const { t } = useTranslation('programme');
  const app = useApp();
  const path = usePath();
  const namedPhase = useNamedPhase();
  const here = useScrollHere<HTMLLIElement>(isCurrent && namedPhase === null);
  const { id, status, place, hasSubmission } = exercise;
  const minutes = fieldValue(paragraph.field_time) ?? 0;
  const isLocked = status === 'locked';
  const StateIcon = isLocked ? Lock : hasSubmission ? Check : ArrowRight;
  const look = cx(
    styles.exercise,
    isLocked && styles.locked,
    hasSubmission && styles.done,
    isCurrent && styles.current,
  );

  function statusInWords(): string {
    if (isLocked) return lockedBecause;
    if (isBegun && !hasSubmission) return t('programme.status.begun');
    return t(`programme.status.${hasSubmission || isCurrent ? status : 'open'}`);
  }

  const content = (
    <>
      <Picture icon={fieldValue(paragraph.field_icon)} />
      <span className={styles.title}>
        <InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(paragraph.field_title)}</InLanguage>
      </span>
      <span className={styles.facts}>
        <ReadAs words={t('programme.minutesInWords', { count: minutes })}>
          {t('programme.minutes', { count: minutes })}
        </ReadAs>
        {` · ${statusInWords()}`}
      </span>
      <span className={styles.state}>
        <StateIcon aria-hidden="true" />
      </span>
    </>
  );
  return (
    <li ref={here} className={cx(styles.item, styles[place])}>
      {isLocked || !app.isOpen('exercise') ? (
        <div className={look}>{content}</div>
      ) : (
        <Link
          className={look}
          to={path('exercise', { exercise: id })}
          aria-current={isCurrent ? 'step' : undefined}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
