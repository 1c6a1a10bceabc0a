import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import { nextExercise, nextOpeningDay } from '#domain/programme/programme.ts';
import { usePath } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { NextStep } from '#ui/primitives/next-step/NextStep.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Picture } from './overview/Picture.tsx';
import { useUnlockWords } from './overview/useUnlockWords.ts';
import { useBegun } from './useBegun.ts';
import { findExercise, useProgramme } from './useProgramme.ts';

interface NextExerciseProps {
  readonly me: Me;
  readonly label: string;
  /** Whether it is the one next step of the screen. */
  readonly isNow: boolean;
}

/**
 * The exercise to do next, or to go on with; where a phase is done, the day on which the next one opens. Shows nothing before the
 * programme begins, after it ends, or when it cannot be fetched.
 */
export function NextExercise({ me, label, isNow }: NextExerciseProps) {
  const { t } = useTranslation('programme');
  const path = usePath();
  const when = useUnlockWords();
  const { node, progress } = useProgramme(me);
  const hasBegun = useBegun();
  if (!node || !progress || progress.isComplete) return null;
  const opens = nextOpeningDay(progress.phases);
  if (opens) return <Note>{t('programme.meanwhile.done', { when: when(opens) })}</Note>;
  const id = nextExercise(progress.phases, hasBegun);
  const exercise = findExercise(node, id);
  if (id === null || !exercise) return null;
  const { paragraph, phase = '' } = exercise;
  const isBegun = hasBegun(id);
  const minutes = t('programme.minutesInWords', { count: fieldValue(paragraph.field_time) ?? 0 });
  return (
    <NextStep
      to={path('exercise', { exercise: id })}
      label={isBegun ? t('next.begunLabel') : label}
      title={<InLanguage of={fieldValue(paragraph.langcode)}>{fieldValue(paragraph.field_title)}</InLanguage>}
      facts={isBegun ? phase : t('next.facts', { minutes, phase })}
      picture={<Picture icon={fieldValue(paragraph.field_icon)} />}
      isNow={isNow}
    />
  );
}
