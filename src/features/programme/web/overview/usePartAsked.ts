import { useSearchParams } from 'react-router';

/** The number of the phase that the address asks for, as a mail about it does; null without one. */
export function usePartAsked(): number | null {
  const [search] = useSearchParams();
  return search.has('part') ? Number(search.get('part')) : null;
}
