import { cx } from '../cx.ts';
import styles from './Steps.module.css';

/** How far along a row of pages someone is, drawn; say it in words beside it. */
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
