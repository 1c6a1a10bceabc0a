import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Button.module.css';
import spinner from './Spinner.module.css';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'subtle' | 'warm' | 'danger' | 'onDeep' | undefined;
  size?: 'small' | undefined;
  block?: boolean | undefined;
};

/** The look of a button, for a link as well: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'primary', size, block }: ButtonLook = {}): string {
  return cx(
    styles.button,
    'screen-only',
    variant !== 'primary' && styles[variant],
    size && styles[size],
    block && styles.block,
  );
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    busy?: boolean | undefined;
    icon?: ReactNode;
  };

/**
 * The type is 'button' unless you ask for 'submit', so a stray button never sends a form. `busy` keeps the
 * label in place and blocks a second press. Use one primary button per view.
 */
export function Button({ variant, size, block, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-disabled={busy || rest['aria-disabled']}
      // The `disabled` attribute would drop the focus, and a keyboard user's place.
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <span className={spinner.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
