import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Legend.module.css';

type SwatchKind = 'within' | 'above' | 'open' | 'goal';

/** Only the drawing; the words stand beside it. `children` can be a small icon, such as a tick. */
export function Swatch({ kind, children }: { kind: SwatchKind; children?: ReactNode }) {
  return (
    <span className={cx(styles.swatch, styles[kind])} aria-hidden="true">
      {children}
    </span>
  );
}

/** Explains the day bars; the patterns match DayBar, so nobody needs to see colour. */
export function Legend({ children }: { children: ReactNode }) {
  return <ul className={styles.legend}>{children}</ul>;
}

/** One line of a Legend. */
export function LegendItem({ swatch, children }: { swatch: SwatchKind; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Swatch kind={swatch} />
      {children}
    </li>
  );
}
