import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { FormActions } from './FormActions.tsx';

/** The buttons at the end of the form of a question. On a phone they stay in view, in place of the tab bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-part="action-bar">
      <FormActions>{children}</FormActions>
    </div>
  );
}
