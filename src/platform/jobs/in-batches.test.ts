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
    failures: [],
  });
  expect(seen).toEqual([1, 4, 5, 9]);
  expect(done).toBe(3);
});

test('goes on after a row that fails, and keeps its error', async () => {
  const failures: unknown[] = [];
  const done = await eachInBatches({
    size: 3,
    find: async ({ afterUid }) => [1, 2, 3].filter((uid) => uid > afterUid).map((uid) => ({ uid })),
    async each({ uid }) {
      if (uid === 2) throw new Error('two');
      return 1;
    },
    failures,
  });
  expect(done).toBe(2);
  expect(failures).toEqual([new Error('two')]);
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
