import { useSearchParams } from 'react-router';

/** The step in the URL, counted from 1: it survives a reload, and Back goes through the steps. */
export function useStepNumber(total: number): number {
  const [query] = useSearchParams();
  const given = query.get('step') ?? '';
  return /^\d{1,2}$/.test(given) ? Math.min(Math.max(Number(given), 1), total) : 1;
}
