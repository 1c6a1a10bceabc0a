import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { buttonClass } from '../primitives/Button.tsx';
import styles from './OlderNewer.module.css';

interface OlderNewerProps {
  /** The name of the list. */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  hrefOf(page: number): string;
}

/** Links to newer and older pages of a list. */
export function OlderNewer({ label, page, total, hrefOf }: OlderNewerProps) {
  const { t } = useTranslation('ui');
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav className={cx(styles.pages, 'screen-only')} aria-label={label}>
      {page > 1 && (
        <Link className={look} to={hrefOf(page - 1)} preventScrollReset>
          <ChevronLeft aria-hidden="true" />
          {t('pages.newer')}
        </Link>
      )}
      <span className="muted small">{t('pages.page', { page, total })}</span>
      {page < total && (
        <Link className={look} to={hrefOf(page + 1)} preventScrollReset>
          {t('pages.older')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
