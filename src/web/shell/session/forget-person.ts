import type { QueryClient } from '@tanstack/react-query';
import { asksWho } from '#ui/app/me.ts';

/** Clears the cache of a person who is gone, except for the fact that nobody is logged in. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !asksWho(query) });
}
