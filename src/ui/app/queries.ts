import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/endpoint.ts';
import { type Kit, useKit } from '#ui/kit.ts';
import type { CallArguments } from './caller.ts';

type Read = Call & { method: 'GET' };

/** The cached response of a reading endpoint, by input if it has any. Calls that change it list its path in `refreshes`. */
export function endpointQuery<E extends Read>(kit: Kit, endpoint: E, ...input: CallArguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ...input],
    queryFn: () => kit.caller.call(endpoint, ...input),
  });
}

export function useEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  return useQuery(endpointQuery(useKit(), endpoint, ...input));
}

/** Fetched anew whenever a page opens, because another device may have changed it meanwhile; not refetched after that. */
export function useFreshEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  const query = useQuery({
    ...endpointQuery(useKit(), endpoint, ...input),
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
