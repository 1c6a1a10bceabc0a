import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallFailure } from '#ui/app/caller.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { askWhenRefused } from './ask-when-refused.ts';

test('a read that is refused asks who is logged in, and not for what is refused again meanwhile', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let answer = () => {};
  const who = vi.fn<() => Promise<null>>(
    () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      }),
  );
  const buddies = vi
    .fn<() => Promise<unknown>>(() => new Promise(() => {}))
    .mockRejectedValueOnce(new CallFailure('login_required', 'Nobody is logged in.'));
  const stop = askWhenRefused(queryClient);
  const watched = [
    { queryKey: ME_KEY, queryFn: who, initialData: { uid: 7 } },
    { queryKey: [...ME_KEY, 'buddies'], queryFn: buddies, initialData: [] },
  ].map((query) =>
    new QueryObserver<unknown>(queryClient, { ...query, staleTime: 60_000 }).subscribe(() => {}),
  );
  void queryClient.invalidateQueries({ queryKey: ME_KEY });
  await vi.waitFor(() => expect(who).toHaveBeenCalledTimes(2));
  expect(buddies).toHaveBeenCalledTimes(1);
  answer();
  await vi.waitFor(() => expect(queryClient.getQueryData(ME_KEY)).toBeNull());
  expect(buddies).toHaveBeenCalledTimes(1);
  for (const unwatch of [...watched, stop]) unwatch();
  queryClient.clear();
});
