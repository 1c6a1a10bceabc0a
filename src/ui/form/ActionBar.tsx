import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { FormActions } from './FormActions.tsx';

/** The ways on from a question, at the end of its form: on a phone they stay in view, in the place of the tab bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-part="action-bar">
      <FormActions>{children}</FormActions>
    </div>
  );
}
