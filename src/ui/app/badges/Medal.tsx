import { cx } from '../../cx.ts';
import styles from './Medal.module.css';

/** The picture of a badge, in colour once it was received. Decorative, as its name is next to it. */
export function Medal({ url, open }: { url: string; open?: boolean | undefined }) {
  return (
    <svg className={cx(styles.medal, open && styles.open)} viewBox="0 0 120 120" aria-hidden="true">
      <use href={url} />
    </svg>
  );
}
