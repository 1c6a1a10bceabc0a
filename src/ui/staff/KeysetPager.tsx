import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { buttonClass } from '../primitives/Button.tsx';

interface KeysetPagerProps {
  readonly label: string;
  readonly older: string | null;
  /** The texts of its links, for a list that does not start with the newest. */
  readonly words?: { readonly first: string; readonly next: string };
}

/** Pages of a list that grows while it is read: links to the newest page and to older ones, without numbers. */
export function KeysetPager({ label, older, words }: KeysetPagerProps) {
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
          {words?.first ?? t('newer')}
        </Link>
      )}
      {older !== null && (
        <Link className={look} to={to(older)}>
          {words?.next ?? t('older')}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
