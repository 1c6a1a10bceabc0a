import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ActionBar.module.css';
import { FormActions } from './FormActions.tsx';

/** The buttons at the end of the form of a question. On a phone they stay in view, in place of the tab bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={cx(styles.bar, 'screen-only')} data-part="action-bar">
      <FormActions>{children}</FormActions>
    </div>
  );
}
