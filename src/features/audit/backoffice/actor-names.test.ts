import { expect, test } from 'vitest';
import { actorNames } from './actor-names.ts';

const words = {
  unknown: (id: number) => `Nummer ${id}`,
  namesake: ({ id, name }: { id: number; name: string }) => `${name} (nummer ${id})`,
};
const labels = (chosen?: string, actors = ACTORS) => [...actorNames(actors, chosen, words)];
const ACTORS = [
  { id: 4, name: 'A. Post' },
  { id: 9, name: 'A. Post' },
  { id: 2, name: 'M. Bakker' },
];

test('two numbers of one name are told apart', () => {
  expect(labels()).toEqual([
    [4, 'A. Post (nummer 4)'],
    [9, 'A. Post (nummer 9)'],
    [2, 'M. Bakker'],
  ]);
});

test('a number that is looked for is a choice, whether or not anybody has it', () => {
  expect(labels('2')).toHaveLength(3);
  expect(labels('12').at(-1)).toEqual([12, 'Nummer 12']);
  expect(labels('12', [])).toEqual([[12, 'Nummer 12']]);
  expect(labels('iedereen')).toHaveLength(3);
});
