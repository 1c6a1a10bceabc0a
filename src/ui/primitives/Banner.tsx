import { CircleAlert, CircleCheck, Info, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Banner.module.css';

const icons = { info: Info, care: Sprout, success: CircleCheck, danger: CircleAlert };

type BannerProps = {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  children?: ReactNode;
  role?: 'alert' | 'status' | 'note' | undefined;
  icon?: ReactNode;
};

/**
 * Stays on the page until the situation changes. `care` is for health and for days above the goal, `danger` only for errors in a
 * form. Set `role` only when the banner appears after an action; for a status, wrap it in a `<div role="status">` that is always
 * on the page.
 */
export function Banner({ tone = 'info', title, children, role, icon }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div className={cx(styles.banner, tone !== 'info' && styles[tone])} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon />}
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
