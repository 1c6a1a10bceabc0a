import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from './app.ts';
import styles from './BackToAccount.module.css';

/** The link above the title of every page under the account page. */
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
