import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** Main button first, then the quiet way out. On a narrow phone each takes the full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
