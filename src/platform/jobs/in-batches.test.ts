import { expect, test } from 'vitest';
import { eachInBatches, inBatches } from './in-batches.ts';

test('repeats a batch until one is not full', async () => {
  const left = [3, 3, 2, 3];
  expect(await inBatches(3, async () => left.shift() ?? 0)).toBe(8);
  expect(left).toEqual([3]);
});

test('reads on after the last row of a batch, and counts what was done', async () => {
  const seen: number[] = [];
  const done = await eachInBatches({
    size: 2,
    find: async ({ afterUid, limit }) =>
      [1, 4, 5, 9]
        .filter((uid) => uid > afterUid)
        .slice(0, limit)
        .map((uid) => ({ uid })),
    each: async ({ uid }) => {
      seen.push(uid);
      return uid === 4 ? 0 : 1;
    },
  });
  expect(seen).toEqual([1, 4, 5, 9]);
  expect(done).toBe(3);
});

test('lets calls that wait go in between', async () => {
  let isAnswered = false;
  setImmediate(() => {
    isAnswered = true;
  });
  const answeredBefore: boolean[] = [];
  await inBatches(1, async () => (answeredBefore.push(isAnswered) === 1 ? 1 : 0));
  expect(answeredBefore).toEqual([false, true]);
});
