import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { DraftLine } from '#ui/form/kept/DraftLine.tsx';
import type { DraftStatus } from '#ui/form/kept/draft-saver.ts';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { exitOf } from './BackToProgramme.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import type { OpenedExercise } from './useExercise.ts';
import type { QuestionProgress } from './useQuestions.ts';

interface ExerciseLaterProps {
  readonly exercise: OpenedExercise;
  readonly isFocused: boolean;
  readonly progress: QuestionProgress;
  readonly status: DraftStatus;
  readonly onCompare: (() => void) | null;
  readonly onGoOn: () => void;
}

/** Tells somebody who stops for now where their answers are, and at which question they will go on. */
export function ExerciseLater({
  exercise,
  isFocused,
  progress,
  status,
  onCompare,
  onGoOn,
}: ExerciseLaterProps) {
  const { t } = useTranslation(['programme', 'ui']);
  const exit = exitOf(useApp());
  const path = usePath();
  return (
    <div className="stack">
      <ExerciseHead exercise={exercise} isFocused={isFocused} title={t('exercise.later.title')}>
        <p className="lead">
          {exercise.keepsNothing
            ? t('exercise.keepsNothing.later')
            : t('exercise.later.text', { ...progress })}
        </p>
      </ExerciseHead>
      {!exercise.keepsNothing && <Rope {...progress} />}
      <DraftLine status={status} onCompare={onCompare} />
      <FormActions>
        <Link className={buttonClass()} to={path(exit)}>
          {t(exit === 'programme' ? 'exercise.toProgramme' : 'ui:back')}
        </Link>
        <Button variant="subtle" onClick={onGoOn}>
          {t('exercise.later.goOn')}
        </Button>
      </FormActions>
    </div>
  );
}
