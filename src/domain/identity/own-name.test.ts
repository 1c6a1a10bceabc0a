import { expect, test } from 'vitest';
import { resemblesOwn } from './own-name.ts';

const own = { name: 'Anna de Boer', mail: 'a.deboer1970@houvast.example' };

test.each(['Anna', 'anna81', 'ÀNNA', 'Anna-Vos', 'superanna', 'deBoer', 'de boer', 'Boertje', 'adeboer'])(
  '%j resembles the own name or address',
  (nickname) => {
    expect(resemblesOwn(nickname, own)).toBe(true);
  },
);

test.each(['Uil', 'Vos 1970', 'houvaster', 'example', '1970', ''])('%j does not', (nickname) => {
  expect(resemblesOwn(nickname, own)).toBe(false);
});

test('short names count as a word, not inside one', () => {
  const tom = { name: 'Tom', mail: 'tj@houvast.example' };
  expect(resemblesOwn('Tom 2', tom)).toBe(true);
  expect(resemblesOwn('Tomaat', tom)).toBe(false);
});

test('names in other letters are compared as well', () => {
  expect(resemblesOwn('Оля81', { name: 'Оля', mail: 'x@houvast.example' })).toBe(true);
});
