import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from './app/caller.ts';
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

test('where the browser knows that there is no network, a read fails after one more try', async () => {
  expect(await readInVain(false)).toEqual({ after: 1_000, calls: 2 });
});

test('a lost connection of which the browser does not know is worth two', async () => {
  expect(await readInVain(true)).toEqual({ after: 3_000, calls: 3 });
});

test('a refusal is not asked for again', async () => {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new CallFailure('not_found', 'gone')));
  await expect(createQueryClient(60_000).fetchQuery({ queryKey: ['/faq'], queryFn })).rejects.toThrow('gone');
  expect(queryFn).toHaveBeenCalledOnce();
});
