import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../cx.ts';
import styles from './NextStep.module.css';
import { Pole } from './Pole.tsx';

interface NextStepProps {
  readonly to: string;
  readonly label: string;
  readonly title: ReactNode;
  readonly facts: string;
  readonly picture?: ReactNode;
  /** Whether it is the one next step of the screen. */
  readonly isNow: boolean;
}

/** The next step, as one link. */
export function NextStep({ to, label, title, facts, picture, isNow }: NextStepProps) {
  return (
    <div className={styles.box}>
      <Link className={cx(styles.next, isNow && styles.now)} to={to}>
        {isNow && <Pole />}
        {picture}
        <div className={styles.words}>
          <h2 className={styles.heading}>
            <span className={styles.label}>{label}</span>
            <span className={styles.title}>{title}</span>
          </h2>
          <span className={styles.label}>{facts}</span>
        </div>
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      </Link>
    </div>
  );
}
