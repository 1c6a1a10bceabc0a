import { cx } from '../cx.ts';
import styles from './Rope.module.css';

/**
 * The progress through a series of views, as a rope from post to post: solid is done, dotted is to come, and the post in the
 * colour of the sun is now. Decorative, so say it in text next to it. The number of posts must not change on the way.
 */
export function Rope({ number, total }: { number: number; total: number }) {
  return (
    <div className={styles.rope} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          data-part="post"
          className={cx(index + 1 < number && styles.done, index + 1 === number && styles.current)}
        >
          {index + 1 < total && (
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <path d="M0 0Q50 14 100 0" vectorEffect="non-scaling-stroke" />
            </svg>
          )}
        </i>
      ))}
    </div>
  );
}
