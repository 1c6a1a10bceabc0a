import { expect, test } from 'vitest';
import { pageIn } from './page-in.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=1e9', 1],
])('the address %j has page %i', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});
