import { cx } from '../cx.ts';
import styles from './Steps.module.css';

/** The progress through a series of pages, decorative; say it in text next to it. */
export function Steps({ number, total }: { number: number; total: number }) {
  return (
    <div className={styles.steps} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          className={cx(index + 1 < number && styles.done, index + 1 === number && styles.current)}
        />
      ))}
    </div>
  );
}
