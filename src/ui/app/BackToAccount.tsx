import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from './app.ts';
import styles from './BackToAccount.module.css';

/** Stands above the title of every page that the account page leads to. */
export function BackToAccount() {
  const { t } = useTranslation('ui');
  const path = usePath();
  return (
    <Link className={styles.back} to={path('account')}>
      <ArrowLeft aria-hidden="true" />
      {t('toAccount')}
    </Link>
  );
}
