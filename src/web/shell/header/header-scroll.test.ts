import { expect, test } from 'vitest';
import { AT_TOP, scrolledTo } from './header-scroll.ts';

const after = (...tops: number[]) => tops.reduce(scrolledTo, AT_TOP).isCompact;

test.each([
  [[], false],
  [[100], false],
  [[101], true],
  [[40, 80, 120], true],
  [[900], true],
  [[900, 899], false],
  [[900, 899, 999], false],
  [[900, 899, 1000], true],
  [[900, 900], true],
  [[900, 0], false],
  // Overscroll at the top, and back.
  [[-60, 0, 90], false],
])('scrolled to %j, the header is compact: %s', (tops, isCompact) => {
  expect(after(...tops)).toBe(isCompact);
});
