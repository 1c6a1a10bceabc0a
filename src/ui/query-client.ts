import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallFailure } from './app/caller.ts';

/**
 * The cache of reads; `staleMs` is how long a response is fresh. Without a network a read fails instead of waiting, so that a
 * page can say so, and what the page shows is fetched when the network is back.
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

/** Retries lost connections only, and only once if the browser knows it is offline: a refusal would be the same again. */
function retryLostCalls(failures: number, error: unknown): boolean {
  const retries = onlineManager.isOnline() ? 2 : 1;
  return failures < retries && error instanceof CallFailure && error.code === 'network';
}
