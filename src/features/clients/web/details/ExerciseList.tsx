import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { fieldValue } from '#contract/wire.ts';
import { dayAt } from '#domain/kit/day.ts';
import { type ExerciseParagraph, exerciseId } from '#features/programme/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { CompletedExercise } from '../../contract.ts';
import type { ShownAnswers } from './AnswersDialog.tsx';
import styles from './Details.module.css';

interface ExerciseListProps {
  readonly title: string;
  readonly exercises: readonly ExerciseParagraph[];
  readonly done: ReadonlyMap<string, CompletedExercise>;
  readonly onOpen: (answers: ShownAnswers) => void;
}

/** The exercises of a phase: a button for one that is done, words for one that is not. */
export function ExerciseList({ title, exercises, done, onOpen }: ExerciseListProps) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <ul className={styles.exercises}>
        {exercises.map((exercise) => (
          <li key={exerciseId(exercise)}>
            <Exercise exercise={exercise} done={done.get(exerciseId(exercise))} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExerciseProps extends Pick<ExerciseListProps, 'onOpen'> {
  readonly exercise: ExerciseParagraph;
  readonly done: CompletedExercise | undefined;
}

function Exercise({ exercise, done, onOpen }: ExerciseProps) {
  const { t } = useTranslation('clients');
  const { language, settings } = useApp();
  const title = fieldValue(exercise.field_title) ?? '';
  if (!done) {
    return (
      <div className={styles.exercise}>
        <Circle aria-hidden="true" />
        <span className={styles.what}>
          <span>{title}</span>
          <span className="small muted">{t('exercises.notDone')}</span>
        </span>
      </div>
    );
  }
  const day = formatDay(language, dayAt(new Date(done.created), settings.timeZone), 'date');
  return (
    <button type="button" className={styles.exercise} onClick={() => onOpen({ title, done })}>
      <CircleCheck aria-hidden="true" />
      <span className={styles.what}>
        <span>{title}</span>
        <span className="small muted">{t('exercises.doneOn', { day })}</span>
      </span>
      <span className="visually-hidden">{t('exercises.open')}</span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}
