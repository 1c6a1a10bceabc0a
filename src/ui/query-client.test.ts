import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { CallFailure, createCaller, type Transport } from './app/caller.ts';
import { ensureEndpoint } from './app/queries.ts';
import type { Kit } from './kit.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** A read that never arrives, asked for while the browser is online or not; `after`: the milliseconds until it failed. */
async function readInVain(isOnline: boolean) {
  onlineManager.setOnline(isOnline);
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new CallFailure('network', 'no connection')),
  );
  const begun = Date.now();
  let after: number | undefined;
  createQueryClient(60_000)
    .fetchQuery({ queryKey: ['/faq'], queryFn })
    .catch(() => (after = Date.now() - begun));
  await vi.advanceTimersByTimeAsync(60_000);
  return { after, calls: queryFn.mock.calls.length };
}

test('a read is retried once if the browser knows that it is offline', async () => {
  expect(await readInVain(false)).toEqual({ after: 1_000, calls: 2 });
});

test('a read is retried twice while the browser thinks it is online', async () => {
  expect(await readInVain(true)).toEqual({ after: 3_000, calls: 3 });
});

test('a refused read is not retried', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new CallFailure('not_found', 'gone')));
  await expect(createQueryClient(60_000).fetchQuery({ queryKey: ['/faq'], queryFn })).rejects.toThrow('gone');
  expect(queryFn).toHaveBeenCalledOnce();
});

const READ = endpoint({
  method: 'GET',
  path: '/words',
  access: 'visitor',
  summary: 'Reads the words',
  reply: z.array(z.string()),
});

/** A page whose line gives this answer. */
function onLine(answer: ReturnType<Transport>) {
  const asked: string[] = [];
  const caller = createCaller('/api/nl', ({ path }) => {
    asked.push(path);
    return answer;
  });
  return { kit: { caller, queryClient: createQueryClient(60_000) } as Kit, asked };
}

test('a page does not wait for cached data on a line that hangs, though old data is fetched again', async () => {
  const { kit, asked } = onLine(new Promise(() => undefined));
  kit.queryClient.setQueryData([READ.path], ['new']);
  await ensureEndpoint(kit, READ);
  expect(asked).toEqual([]);
  kit.queryClient.setQueryData([READ.path], ['old'], { updatedAt: Date.now() - 61_000 });
  await ensureEndpoint(kit, READ);
  expect(asked).toEqual(['/api/nl/words']);
  expect(kit.queryClient.getQueryData([READ.path])).toEqual(['old']);
});

test('a page waits for data that is not cached, and opens without data that is refused', async () => {
  const { kit } = onLine(Promise.resolve({ status: 200, body: '["new"]' }));
  await ensureEndpoint(kit, READ);
  expect(kit.queryClient.getQueryData([READ.path])).toEqual(['new']);
  const { kit: refused } = onLine(
    Promise.resolve({ status: 404, body: '{"message":"x","code":"not_found"}' }),
  );
  await ensureEndpoint(refused, READ);
  expect(refused.queryClient.getQueryData([READ.path])).toBeUndefined();
});
