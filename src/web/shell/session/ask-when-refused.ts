import type { QueryClient } from '@tanstack/react-query';
import { isSessionOver } from '#ui/app/caller.ts';
import { asksWho, ME_KEY } from '#ui/app/me.ts';

/**
 * Asks again who is logged in when a read is refused because nobody is. Only that: what else is kept under the same key would be
 * refused once more, and ask again before the answer is there, without end.
 * @returns what stops it.
 */
export function askWhenRefused(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    const isRefusal = type === 'updated' && !asksWho(query);
    if (isRefusal && query.state.status === 'error' && isSessionOver(query.state.error)) {
      void queryClient.invalidateQueries({ queryKey: ME_KEY, exact: true });
    }
  });
}
