import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** Primary button first, then the secondary one. On a narrow phone each takes the full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
