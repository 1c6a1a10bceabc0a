import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { ME_KEY } from '#ui/app/me.ts';

/** Whether a query is the one that asks who is logged in. */
export function asksWho(query: Query): boolean {
  return matchQuery({ queryKey: ME_KEY, exact: true }, query);
}

/** Clears the cache of a person who is gone, except for the fact that nobody is logged in. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !asksWho(query) });
}
