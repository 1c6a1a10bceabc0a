import { matchQuery, type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import { type Kit, useKit } from '#ui/kit.ts';

export const ME_KEY = ['/user/me'] as const;

/** Who is logged in. Server-rendered pages include the result. */
export function meQuery(kit: Kit) {
  return queryOptions({ queryKey: ME_KEY, queryFn: () => kit.loadMe(), staleTime: 300_000 });
}

/** Who is logged in: null for a visitor, undefined while that is not known yet. */
export function useMe(): Me | null | undefined {
  return useQuery(meQuery(useKit())).data;
}

/** Whether a query asks who is logged in, and nothing that hangs on it. */
export function asksWho(query: Query): boolean {
  return matchQuery({ queryKey: ME_KEY, exact: true }, query);
}

/** Leaves nothing in the cache of somebody who is gone, except that nobody is logged in. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !asksWho(query) });
}
