import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Page.module.css';

type PageProps = {
  title?: ReactNode;
  lead?: ReactNode;
  subtitle?: ReactNode;
  before?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean | undefined;
  children: ReactNode;
};

/**
 * The content column inside `<main>`. `title` is the h1; `before` is above it (step counter), `lead` and `subtitle` below
 * it (large or muted), `actions` next to it. Use `narrow` for forms, exercises and posts.
 */
export function Page({ title, lead, subtitle, before, actions, narrow, children }: PageProps) {
  const heading = (
    <div className={styles.words}>
      {title && <h1>{title}</h1>}
      {subtitle && <p className="muted">{subtitle}</p>}
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
  return (
    <div className={cx('container', narrow && styles.narrow)}>
      {(title || before) && (
        <div className={styles.head}>
          {before}
          {actions ? (
            <div className={styles.row}>
              {heading}
              {actions}
            </div>
          ) : (
            heading
          )}
        </div>
      )}
      {children}
    </div>
  );
}
