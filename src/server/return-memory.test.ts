import { expect, test } from 'vitest';
import { quietWatch } from './return-memory.ts';

const EVERY = 5_000;
const MB = 1_000_000;

/** What a process does between two looks: milliseconds of processor time, and the memory it has grown by. */
type Spell = readonly [busyMs: number, grownMb: number];

/** After which of the looks something is collected; a collection brings the memory back to that of the start. */
function collectedAfter(spells: readonly Spell[]): number[] {
  let [cpuMs, memory] = [1_000, 130 * MB];
  const collected: number[] = [];
  let looks = 0;
  const look = quietWatch(
    EVERY,
    () => ({ cpuMs, memory }),
    () => {
      collected.push(looks);
      memory = 130 * MB;
      cpuMs += 50;
    },
  );
  for (const [busyMs, grownMb] of spells) {
    looks += 1;
    cpuMs += busyMs;
    memory += grownMb * MB;
    look();
  }
  return collected;
}

test('nothing is collected under load, however much the process grew', () => {
  expect(
    collectedAfter([
      [4_000, 60],
      [3_000, 40],
      [600, 0],
    ]),
  ).toEqual([]);
});

test('what load left is collected once, at the first look after a quiet spell', () => {
  expect(
    collectedAfter([
      [4_000, 60],
      [20, 1],
      [20, 1],
      [20, 1],
    ]),
  ).toEqual([2]);
});

test('a quiet process is left alone until its little calls have added up', () => {
  const little = Array.from({ length: 10 }, (): Spell => [30, 2]);
  expect(collectedAfter(little)).toEqual([8]);
});
