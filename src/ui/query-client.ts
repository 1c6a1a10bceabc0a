import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from './app/caller.ts';

/** Keeps what was fetched; `staleMs`: after how long it is fetched again. */
export function createQueryClient(staleMs: number): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: retryLostCalls, staleTime: staleMs } } });
}

/** A refusal would be the same again; a lost connection is worth a retry. */
function retryLostCalls(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof CallFailure && error.code === 'network';
}
