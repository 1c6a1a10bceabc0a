import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#domain/endpoint.ts';
import { type App, useApp } from './app.ts';

/** The cached answer of a reading endpoint without input. Calls that change it name its path in `refreshes`. */
export function endpointQuery<E extends Endpoint & { method: 'GET' }>(app: App, endpoint: E) {
  return queryOptions({
    queryKey: [endpoint.path],
    queryFn: () => (app.caller.call as (read: E) => Promise<EndpointReply<E>>)(endpoint),
  });
}

export function useEndpoint<E extends Endpoint & { method: 'GET' }>(endpoint: E) {
  return useQuery(endpointQuery(useApp(), endpoint));
}
