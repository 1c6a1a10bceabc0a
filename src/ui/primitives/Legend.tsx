import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Legend.module.css';

type SwatchProps = {
  kind: 'within' | 'above' | 'open' | 'paused' | 'goal' | 'noGoal';
  /** A part of a bar, or a day of the calendar. */
  shape?: 'bar' | 'day' | undefined;
  /** A small icon, such as a tick. */
  children?: ReactNode;
};

/** Decorative; the text is next to it. */
export function Swatch({ kind, shape, children }: SwatchProps) {
  return (
    <span className={cx(styles.swatch, styles[kind], shape === 'day' && styles.ofDay)} aria-hidden="true">
      {children}
    </span>
  );
}

/** Explains bars and days with the shapes and patterns of the chart, so that nobody depends on colour. */
export function Legend({ children }: { children: ReactNode }) {
  return <ul className={styles.legend}>{children}</ul>;
}

/** One line of a Legend. */
export function LegendItem({
  swatch,
  children,
  ...drawing
}: {
  /** The kind of swatch, or an element that draws the mark as it is drawn elsewhere. */
  swatch: SwatchProps['kind'] | ReactElement;
  shape?: SwatchProps['shape'];
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={styles.item}>
      {typeof swatch === 'string' ? (
        <Swatch kind={swatch} shape={drawing.shape}>
          {drawing.icon}
        </Swatch>
      ) : (
        swatch
      )}
      {children}
    </li>
  );
}
