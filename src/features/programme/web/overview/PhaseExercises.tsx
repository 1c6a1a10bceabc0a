import type { ExerciseProgress } from '#domain/programme/programme.ts';
import { type ExerciseParagraph, exerciseId } from '../../contract.ts';
import { useBegun } from '../useBegun.ts';
import styles from './PhaseExercise.module.css';
import { PhaseExercise } from './PhaseExercise.tsx';

interface PhaseExercisesProps {
  readonly label: string;
  readonly exercises: readonly ExerciseProgress[];
  readonly paragraphs: readonly ExerciseParagraph[];
  readonly current: string | null;
  readonly lockedBecause: string;
}

/** Exercises in the order in which they unlock. */
export function PhaseExercises({
  label,
  exercises,
  paragraphs,
  current,
  lockedBecause,
}: PhaseExercisesProps) {
  const hasBegun = useBegun();
  return (
    <ol className={styles.list} aria-label={label}>
      {exercises.map((exercise) => {
        const paragraph = paragraphs.find((found) => exerciseId(found) === exercise.id);
        if (!paragraph) return null;
        return (
          <PhaseExercise
            key={exercise.id}
            exercise={exercise}
            paragraph={paragraph}
            isCurrent={exercise.id === current}
            isBegun={hasBegun(exercise.id)}
            lockedBecause={lockedBecause}
          />
        );
      })}
    </ol>
  );
}
