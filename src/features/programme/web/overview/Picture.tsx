import type { ExerciseIcon } from '#domain/content/content.ts';
import styles from './Picture.module.css';

/** The picture of an exercise; decorative, as its title is next to it. All of them are in one file. */
export function Picture({ icon }: { icon: ExerciseIcon | undefined }) {
  return (
    <svg className={styles.picture} viewBox="0 0 48 48" aria-hidden="true">
      {icon && <use href={`/exercises.svg#${icon}`} />}
    </svg>
  );
}
