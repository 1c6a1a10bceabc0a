import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#ui/app/me.ts';

/** Whether a query asks who is logged in, and nothing that hangs on it. */
export function asksWho(query: Query): boolean {
  return matchQuery({ queryKey: ME_KEY, exact: true }, query);
}

/** Leaves nothing in the cache of somebody who is gone, except that nobody is logged in. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !asksWho(query) });
}
