import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './IconButton.module.css';

/** For links that look the same: `<Link className={iconButtonClass} aria-label="…">`. */
export const iconButtonClass = styles.iconButton ?? '';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode };

/** A button without visible text: the label is its only name, so make it complete. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={cx(styles.iconButton, className)}>
      {icon}
    </button>
  );
}
