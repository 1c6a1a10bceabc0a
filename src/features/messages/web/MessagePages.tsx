import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './MessagePages.module.css';

/** Links to newer and older messages. */
export function MessagePages({ page, total }: { page: number; total: number }) {
  const { t } = useTranslation('messages');
  const path = usePath();
  const to = (number: number) => path('messages', {}, { page: number === 1 ? undefined : String(number) });
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && (
        <Link className={look} to={to(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          {t('newer')}
        </Link>
      )}
      <span className="muted small" role="status">
        {t('page', { page, total })}
      </span>
      {page < total && (
        <Link className={look} to={to(page + 1)}>
          {t('older')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
