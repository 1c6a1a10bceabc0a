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

/** The cached response of a reading endpoint, by input if it has any. Calls that change it list its path in `refreshes`. */
export function endpointQuery<E extends Read>(kit: Kit, endpoint: E, ...input: CallArguments<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ...input],
    queryFn: () => kit.caller.call(endpoint, ...input),
  });
}

/**
 * Waits for a response that is not there yet, or for its failure. One that is there may be old and is fetched anew, but not waited
 * for: on a line that hangs that would take a minute.
 */
export async function ensureEndpoint<E extends Read>(
  kit: Kit,
  endpoint: E,
  ...input: CallArguments<E>
): Promise<void> {
  await ensureQuery(kit, endpointQuery(kit, endpoint, ...input));
}

/** The same of what more than one call brings. */
export async function ensureQuery<Fetched, Problem, Data, Key extends QueryKey>(
  { queryClient }: Kit,
  query: EnsureQueryDataOptions<Fetched, Problem, Data, Key>,
): Promise<void> {
  await queryClient.ensureQueryData({ ...query, revalidateIfStale: true }).catch(() => undefined);
}

/**
 * What was fetched stays when fetching it anew fails: a page that tells of a failure asks for `isLoadingError`, with which
 * there is nothing to show. What a client shares with a nurse goes by `isError`, because a refusal ends it.
 */
export function useEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  return useQuery(endpointQuery(useKit(), endpoint, ...input));
}

/**
 * Fetched anew whenever a page opens, because another device may have changed it meanwhile; not refetched after that. Where
 * that fails there is nothing to show (`isLoadingError`), whatever was fetched before.
 */
export function useFreshEndpoint<E extends Read>(endpoint: E, ...input: CallArguments<E>) {
  const query = endpointQuery(useKit(), endpoint, ...input);
  const { hasArrived, earlier } = useArrived(query.queryKey);
  const fresh = useQuery({
    ...query,
    // What was asked for as the page began may arrive between its first rendering and this question.
    refetchOnMount: ({ state }) => (state.dataUpdateCount > earlier ? false : 'always'),
    // Another input that was there before, such as the page before this one, is fetched anew as well.
    staleTime: hasArrived ? Number.POSITIVE_INFINITY : 0,
  });
  return sinceMount(hasArrived, fresh);
}

/**
 * Whether something arrived since the page opened, and how often something had earlier. `isFetchedAfterMount` would not do: it is
 * true after a failure as well.
 */
function useArrived(key: QueryKey): { hasArrived: boolean; earlier: number } {
  const arrivals = useQueryClient().getQueryState(key)?.dataUpdateCount ?? 0;
  const of = hashKey(key);
  const [before, setBefore] = useState({ of, arrivals });
  // Another input, or everything was forgotten because somebody else logged in.
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
