import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { usePath } from './app.ts';
import styles from './BackToAccount.module.css';

/** The link above the title of a page that only the account page leads to. */
export function BackToAccount() {
  return <BackLink to="account" />;
}

/** The same for a page that a phone has in its menu "more", and other screens behind the account page. */
export function BackToMenu() {
  return (
    <>
      <BackLink to="more" className={styles.phone} />
      <BackLink to="account" className={styles.wide} />
    </>
  );
}

interface BackLinkProps {
  readonly to: 'account' | 'more';
  readonly className?: string | undefined;
}

function BackLink({ to, className }: BackLinkProps) {
  const { t } = useTranslation('ui');
  const path = usePath();
  return (
    <Link className={cx(styles.back, className)} to={path(to)}>
      <ArrowLeft aria-hidden="true" />
      {t(to === 'more' ? 'toMore' : 'toAccount')}
    </Link>
  );
}
