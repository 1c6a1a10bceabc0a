import { fieldValue } from '#contract/wire.ts';
import type { Me } from '#domain/identity/account.ts';
import {
  isProgrammeComplete,
  nextExercise,
  opensNext,
  programmeProgress,
} from '#domain/programme/programme.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { NextStep } from '#ui/primitives/next-step/NextStep.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ExerciseParagraph } from '../contract.ts';
import { Picture } from './overview/Picture.tsx';
import { useUnlockWords } from './overview/useUnlockWords.ts';
import { exerciseId, outlineOf, useProgramme } from './useProgramme.ts';

interface NextExerciseProps {
  readonly me: Me;
  readonly label: string;
  /** Whether it is the one next step of the screen. */
  readonly isNow: boolean;
}

/**
 * The exercise to do next, or when there are more where a phase is done; nothing once the programme is done, before it
 * begins, or when it cannot be fetched.
 */
export function NextExercise({ me, label, isNow }: NextExerciseProps) {
  const { t } = useTranslation('programme');
  const path = usePath();
  const when = useUnlockWords();
  const today = useApp().today();
  const { node, answers } = useProgramme();
  if (!node || !answers) return null;
  const outline = outlineOf(node);
  const submitted = new Set(answers.map(({ webform_id }) => webform_id));
  if (isProgrammeComplete(outline, submitted)) return null;
  const progress = programmeProgress(outline, { programmeStart: me.programmeStart, today, submitted });
  const opens = opensNext(progress);
  if (opens) return <Note>{t('programme.meanwhile.done', { when: when(opens) })}</Note>;
  const id = nextExercise(progress);
  const isHere = (exercise: ExerciseParagraph) => exerciseId(exercise) === id;
  const phase = node.field_paragraphs.find(({ field_exercise }) => field_exercise.some(isHere));
  const exercise = phase?.field_exercise.find(isHere);
  if (id === null || !phase || !exercise) return null;
  return (
    <NextStep
      to={path('exercise', { exercise: id })}
      label={label}
      title={fieldValue(exercise.field_title) ?? ''}
      facts={t('next.facts', {
        minutes: t('programme.minutesInWords', { count: fieldValue(exercise.field_time) ?? 0 }),
        phase: fieldValue(phase.field_title) ?? '',
      })}
      picture={<Picture icon={fieldValue(exercise.field_icon)} />}
      isNow={isNow}
    />
  );
}
