import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { buttonClass } from '../primitives/Button.tsx';

interface KeysetPagerProps {
  readonly label: string;
  /** The value of `page` for the following rows. */
  readonly older: string | null;
}

/** Pages of a list that grows while it is read: links to the first page and to the next one, without numbers or a way to the one before. */
export function KeysetPager({ label, older }: KeysetPagerProps) {
  const { t } = useTranslation('ui-staff');
  const [search] = useSearchParams();
  const to = (page: string | null) => {
    const next = new URLSearchParams(search);
    if (page === null) next.delete('page');
    else next.set('page', page);
    return { search: next.toString() };
  };
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  if (!search.has('page') && older === null) return null;
  return (
    <nav className="row" aria-label={label}>
      {search.has('page') && (
        <Link className={look} to={to(null)}>
          <ChevronLeft aria-hidden="true" />
          {t('firstPage')}
        </Link>
      )}
      {older !== null && (
        <Link className={look} to={to(older)}>
          {t('nextPage')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
