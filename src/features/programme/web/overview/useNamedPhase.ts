import { useSearchParams } from 'react-router';

/** The number of the phase that the address names, as in a mail about it; null if it names none. */
export function useNamedPhase(): number | null {
  const [search] = useSearchParams();
  return search.has('part') ? Number(search.get('part')) : null;
}
