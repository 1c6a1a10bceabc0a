import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallFailure } from './app/caller.ts';

/**
 * Keeps what was fetched; `staleMs`: after how long it is fetched again. Without a network a read fails, so that a page can say so
 * instead of waiting for one, and what is on the page is fetched when there is one again.
 */
export function createQueryClient(staleMs: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryLostCalls,
        staleTime: staleMs,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
}

/** A refusal would be the same again; a lost connection is worth a retry, and one that the browser knows of only one. */
function retryLostCalls(failures: number, error: unknown): boolean {
  const retries = onlineManager.isOnline() ? 2 : 1;
  return failures < retries && error instanceof CallFailure && error.code === 'network';
}
