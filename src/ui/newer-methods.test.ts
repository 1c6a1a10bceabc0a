import { expect, test, vi } from 'vitest';
import './newer-methods.ts';

// Before the import, as in a browser that lacks them.
vi.hoisted(() => {
  for (const name of ['toReversed', 'toSorted', 'toSpliced', 'with']) {
    Reflect.deleteProperty(Array.prototype, name);
  }
  Reflect.deleteProperty(Map, 'groupBy');
  Reflect.deleteProperty(URL, 'canParse');
});

test('the added methods do what those of newer browsers do, and leave the list as it was', () => {
  const list = [3, 1, 2];
  expect(list.toReversed()).toEqual([2, 1, 3]);
  expect(list.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(list.toSpliced(1, 1, 8, 9)).toEqual([3, 8, 9, 2]);
  expect(list.with(0, 7)).toEqual([7, 1, 2]);
  expect(list).toEqual([3, 1, 2]);
  expect(Object.keys(list)).toEqual(['0', '1', '2']);
});

test('items are grouped in their order', () => {
  const groups = Map.groupBy([1, 2, 3, 4], (item) => (item % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [1, 3]],
    ['even', [2, 4]],
  ]);
});

test('an address can be read or not', () => {
  expect([URL.canParse('https://houvast.example/hulp'), URL.canParse('houvast')]).toEqual([true, false]);
});
