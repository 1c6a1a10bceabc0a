import { expect, test } from 'vitest';
import { queryOf } from './forum-pages.ts';

test('the first page has no number in its address', () => {
  expect([queryOf(1), queryOf(2)]).toEqual([{ page: undefined }, { page: '2' }]);
});
