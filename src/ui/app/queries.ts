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

/**
 * What was fetched stays when fetching it anew fails: a page that tells of a failure asks for `isLoadingError`, with which
 * there is nothing to show. What a client shares with a nurse goes by `isError`, because a refusal ends it.
 */
export function useEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  return useQuery(endpointQuery(useKit(), endpoint, ...input));
}

/** Fetched anew whenever a page opens, because another device may have changed it meanwhile; not refetched after that. */
export function useFreshEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  return afterMount(useQuery({ ...endpointQuery(useKit(), endpoint, ...input), ...FRESH }));
}

/** The same where a page without a connection says that it has none, instead of waiting for one; it is fetched when there is one again. */
export function useEndpointNow<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  const query = endpointQuery(useKit(), endpoint, ...input);
  return afterMount(useQuery({ ...query, ...FRESH, networkMode: 'always', refetchOnReconnect: true }));
}

const FRESH = { refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

function afterMount<Data, Query extends { readonly data: Data; readonly isFetchedAfterMount: boolean }>(
  query: Query & { readonly data: Data },
) {
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}
