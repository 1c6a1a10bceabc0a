import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Chip.module.css';

type ChipTone = 'accent' | 'success' | 'above' | 'neutral' | 'outline' | 'plain';

/** A short fact with an optional icon. Colour alone must not carry the meaning, so always give it text. */
export function Chip({ tone = 'accent', children }: { tone?: ChipTone | undefined; children: ReactNode }) {
  return <span className={cx(styles.chip, tone !== 'accent' && styles[tone])}>{children}</span>;
}
