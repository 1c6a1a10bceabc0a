import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../primitives/Button.tsx';

/** Pages of a list that grows while it is read: back to the newest, or on to older ones. They have no numbers. */
export function KeysetPager({ label, older }: { readonly label: string; readonly older: string | null }) {
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
          Nieuwer
        </Link>
      )}
      {older !== null && (
        <Link className={look} to={to(older)}>
          Ouder
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
