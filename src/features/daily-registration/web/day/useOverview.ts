import { useMemo } from 'react';
import { useEndpoint } from '#ui/app/queries.ts';
import { readOverview } from '../../contract.ts';
import { useWaiting } from './useWaiting.ts';
import { withWaiting } from './waiting-answers.ts';

/** The overview, with what waits for a connection in it. */
export function useOverview() {
  const overview = useEndpoint(readOverview);
  const waiting = useWaiting();
  const data = useMemo(() => overview.data && withWaiting(overview.data, waiting), [overview.data, waiting]);
  return { ...overview, data };
}
