import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './SidebarLayout.module.css';

type SidebarLayoutProps = { children: ReactNode; aside: ReactNode; asideLabel: string };

/** On a phone the aside follows the main column, so it must not hold anything a person needs first. */
export function SidebarLayout({ children, aside, asideLabel }: SidebarLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={cx('stack', styles.column)}>{children}</div>
      <aside className={cx('stack', styles.column, styles.aside)} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
