import { expect, test } from 'vitest';
import { pagesAround } from './Pager.tsx';

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  // Asked for by hand, past the end.
  [12, 9, [1, 9]],
])('page %i of %i links to %j', (page, total, shown) => {
  expect(pagesAround(page, total)).toEqual(shown);
});
