import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode };

/** For an empty list or a failed load. Always say what the person can do next, as text and one button. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className="h3">{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
