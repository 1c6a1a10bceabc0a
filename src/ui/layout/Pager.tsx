import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** The name of the list. */
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  hrefOf(page: number): string;
}

/** Links to numbered pages: the first and the last, the current one and those beside it (spec 2 §9: margin 1, range 2). */
export function Pager({ label, page, total, hrefOf }: PagerProps) {
  const { t } = useTranslation('ui');
  if (total <= 1) return null;
  return (
    <nav className={cx(styles.pager, 'screen-only')} aria-label={label}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden="true" />
        <span className={styles.word}>{t('pager.previous')}</span>
      </Step>
      <ol className={styles.list}>
        {pagesAround(page, total).map((shown, index, all) => (
          <li key={shown} className={cx(isBeside(shown, page, total) && styles.near)}>
            {index > 0 && shown - (all[index - 1] ?? 0) > 1 && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            <Link
              className={styles.page}
              to={hrefOf(shown)}
              preventScrollReset
              aria-label={t('pager.page', { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
            >
              {shown}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={page < total ? hrefOf(page + 1) : null} rel="next">
        <span className={styles.word}>{t('pager.next')}</span>
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

/** The pages that have a link, in order. */
export function pagesAround(page: number, total: number): number[] {
  const shown = new Set([1, page - 1, page, page + 1, total]);
  return [...shown].filter((one) => one >= 1 && one <= total).toSorted((one, other) => one - other);
}

const isBeside = (shown: number, page: number, total: number) =>
  Math.abs(shown - page) === 1 && shown !== 1 && shown !== total;

interface StepProps {
  readonly to: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: ReactNode;
}

/** A word without a link at either end, so that nothing moves. */
function Step({ to, rel, children }: StepProps) {
  if (to === null) {
    return (
      <span className={cx(styles.page, styles.off)} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.page} to={to} rel={rel} preventScrollReset>
      {children}
    </Link>
  );
}
