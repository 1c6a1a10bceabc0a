import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { readOverview } from '../../contract.ts';
import { useSendWaiting } from './useSendWaiting.ts';
import { waitingQuery, withWaiting } from './waiting-answers.ts';

/** The overview, with the answers in it that wait for a connection; they are sent as soon as there is one. */
export function useOverview(me: Me) {
  const overview = useEndpoint(readOverview);
  useSendWaiting(me);
  const { data: waiting } = useQuery(waitingQuery(me));
  const data = useMemo(
    () => (overview.data && waiting ? withWaiting(overview.data, waiting) : overview.data),
    [overview.data, waiting],
  );
  return { ...overview, data };
}
