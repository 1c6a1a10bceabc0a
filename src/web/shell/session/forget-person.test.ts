import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ME_KEY } from '#ui/app/me.ts';
import { forgetPerson } from './forget-person.ts';

test('all that stays of somebody who is gone is that nobody is logged in', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(ME_KEY, null);
  for (const key of [[...ME_KEY, 'buddies'], ['/registrations/overview'], ['/entity/node/:id', 7]]) {
    queryClient.setQueryData(key, ['of Anna']);
  }
  forgetPerson(queryClient);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([ME_KEY]);
});
