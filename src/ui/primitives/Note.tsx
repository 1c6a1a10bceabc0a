import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A quiet remark under a form or a list; for anything that must be seen use Banner. */
export function Note({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.note}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Info />}
      </span>
      <span>{children}</span>
    </p>
  );
}
