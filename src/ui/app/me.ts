import { matchQuery, type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/identity/account.ts';
import { type Kit, useKit } from '#ui/kit.ts';
import { isSessionOver } from './caller.ts';

export const ME_KEY = ['/user/me'] as const;

/** Who is logged in. Server-rendered pages include the result. */
export function meQuery(kit: Kit) {
  return queryOptions({ queryKey: ME_KEY, queryFn: () => kit.loadMe(), staleTime: 300_000 });
}

/** Whether a query is the one that asks who is logged in. */
export function asksWho(query: Query): boolean {
  return matchQuery({ queryKey: ME_KEY, exact: true }, query);
}

/** Asks the server again who is logged in, after something that may have changed it. */
export function fetchMe(kit: Kit): Promise<Me | null> {
  return kit.queryClient.fetchQuery({ ...meQuery(kit), staleTime: 0 });
}

/** Who is logged in: null for a visitor, undefined while that is not known yet. */
export function useMe(): Me | null | undefined {
  return useQuery(meQuery(useKit())).data;
}

/** Call after a change that failed: if the session is over, asks again who is logged in, and the shell opens the login. */
export function askIfSessionOver(queryClient: QueryClient, error: unknown): void {
  if (isSessionOver(error)) void queryClient.invalidateQueries({ queryKey: ME_KEY });
}
