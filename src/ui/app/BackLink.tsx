import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { usePath } from './app.ts';
import styles from './BackLink.module.css';

/** The link above the title of a page that only the account page leads to. */
export function BackToAccount() {
  return <AccountLink to="account" />;
}

/** The link above the title of a page that is listed under "more" on a phone, and on the account page on wider screens. */
export function BackToMenu() {
  return (
    <>
      <BackToMore />
      <AccountLink to="account" className={styles.wide} />
    </>
  );
}

/** The link above the title of a page that is listed under "more" on a phone, and in the header on wider screens. */
export function BackToMore() {
  return <AccountLink to="more" className={styles.phone} />;
}

interface AccountLinkProps {
  readonly to: 'account' | 'more';
  readonly className?: string | undefined;
}

function AccountLink({ to, className }: AccountLinkProps) {
  const { t } = useTranslation('ui');
  const path = usePath();
  return (
    <BackLink className={className} to={path(to)}>
      {t(to === 'more' ? 'toMore' : 'toAccount')}
    </BackLink>
  );
}

interface BackLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link above the title of a page to the one that leads there. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link className={cx(styles.back, 'screen-only', className)} to={to}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
