import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StatusLine.module.css';

interface StatusLineProps {
  readonly icon: LucideIcon;
  /** Empty as long as there is nothing to say. */
  readonly text: string;
  readonly children: ReactNode;
}

/** What became of an answer, and what can be done with it. A screen reader hears it change. */
export function StatusLine({ icon: Icon, text, children }: StatusLineProps) {
  return (
    <div className={styles.line}>
      <p role="status" className={styles.text}>
        {text !== '' && (
          <>
            <Icon aria-hidden="true" />
            {text}
          </>
        )}
      </p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
