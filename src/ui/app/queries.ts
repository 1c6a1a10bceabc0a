import {
  type EnsureQueryDataOptions,
  hashKey,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '#contract/endpoint.ts';
import { type Kit, useKit } from '#ui/kit.ts';
import type { CallArguments } from './caller.ts';

type Read = Call & { method: 'GET' };

/** The cached response of a read, by its input if it has any. Calls that change it list its path in `refreshes`. */
export function endpointQuery<E extends Read>(kit: Kit, endpoint: E, ...input: CallArguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ...input],
    queryFn: () => kit.caller.call(endpoint, ...input),
  });
}

/** Asks for a response ahead of the screen that shows it, which says if it fails. */
export function prefetchEndpoint<E extends Read>(kit: Kit, endpoint: E, ...input: CallArguments<E>): void {
  void kit.queryClient.prefetchQuery(endpointQuery(kit, endpoint, ...input));
}

/**
 * Waits for a response that is not cached yet, or for its failure. A cached one that is old is fetched again without waiting,
 * which could take a minute on a line that hangs.
 */
export async function ensureEndpoint<E extends Read>(
  kit: Kit,
  endpoint: E,
  ...input: CallArguments<E>
): Promise<void> {
  await ensureQuery(kit, endpointQuery(kit, endpoint, ...input));
}

/** The same for data that takes more than one call. */
export async function ensureQuery<Fetched, Problem, Data, Key extends QueryKey>(
  { queryClient }: Kit,
  query: EnsureQueryDataOptions<Fetched, Problem, Data, Key>,
): Promise<void> {
  await queryClient.ensureQueryData({ ...query, revalidateIfStale: true }).catch(() => undefined);
}

/**
 * Keeps showing what was fetched when fetching it again fails: pages report a failure by `isLoadingError`, when there is nothing
 * to show. What a client shares with a nurse goes by `isError` instead, because a refusal ends the sharing.
 */
export function useEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  return useQuery(endpointQuery(useKit(), endpoint, ...input));
}

/**
 * Fetches whenever a page opens, because another device may have changed the data meanwhile, and not again after that. If that
 * first fetch fails, nothing is shown (`isLoadingError`), whatever was cached before.
 */
export function useFreshEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  const query = endpointQuery(useKit(), endpoint, ...input);
  const { hasArrived, earlier } = useArrived(query.queryKey);
  const fresh = useQuery({
    ...query,
    // A fetch that started with the page may finish between its first rendering and this check.
    refetchOnMount: ({ state }) => (state.dataUpdateCount > earlier ? false : 'always'),
    // Data for another input, such as the page before this one, is fetched again as well.
    staleTime: hasArrived ? Number.POSITIVE_INFINITY : 0,
  });
  return sinceMount(hasArrived, fresh);
}

/**
 * Whether data arrived since the page opened, and how often it had before. `isFetchedAfterMount` would not do, as it is true
 * after a failure as well.
 */
function useArrived(key: QueryKey): { hasArrived: boolean; earlier: number } {
  const arrivals = useQueryClient().getQueryState(key)?.dataUpdateCount ?? 0;
  const of = hashKey(key);
  const [before, setBefore] = useState({ of, arrivals });
  // The input changed, or the cache was cleared because somebody else logged in.
  if (before.of !== of || arrivals < before.arrivals) setBefore({ of, arrivals });
  return { hasArrived: before.of === of && arrivals > before.arrivals, earlier: before.arrivals };
}

interface Fetching<Data> {
  readonly data: Data;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
}

function sinceMount<Data, Query extends Fetching<Data>>(
  hasArrived: boolean,
  query: Query & { readonly data: Data },
) {
  const { isError, isFetching, isFetchedAfterMount } = query;
  return {
    ...query,
    data: hasArrived ? query.data : undefined,
    isLoadingError: !hasArrived && isFetchedAfterMount && isError && !isFetching,
  };
}
