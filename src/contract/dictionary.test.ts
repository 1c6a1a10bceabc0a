import { expect, test } from 'vitest';
import * as z from 'zod';
import { dictionaryOf } from './dictionary.ts';

const entry = z.object({ amount: z.number() });
const dictionary = z.object({ items: dictionaryOf(entry) });

test('keeps every value under its name, stripped of unknown fields', () => {
  const found = z.encode(dictionary, { items: { a: { amount: 1, secret: 'x' }, b: { amount: 2 } } } as never);
  expect(JSON.parse(JSON.stringify(found))).toEqual({ items: { a: { amount: 1 }, b: { amount: 2 } } });
});

test('a property name of objects is a name like any other', () => {
  const items = JSON.parse('{"__proto__":{"amount":1},"constructor":{"amount":2}}');
  const found = z.parse(dictionary, { items });
  expect(JSON.stringify(found)).toBe('{"items":{"__proto__":{"amount":1},"constructor":{"amount":2}}}');
});

test('reports the path of an invalid value', () => {
  const { error } = z.safeParse(dictionary, { items: { a: { amount: 1 }, b: { amount: '2' } } });
  expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: ['items', 'b', 'amount'] }]);
});

test.each([[[]], [null], ['a'], [1]])('%o is not a dictionary', (items) => {
  const { error } = z.safeParse(dictionary, { items });
  expect(error?.issues).toMatchObject([{ code: 'invalid_type', expected: 'record', path: ['items'] }]);
});

test('is described like a record', () => {
  expect(z.toJSONSchema(dictionaryOf(entry))).toEqual(z.toJSONSchema(z.record(z.string(), entry)));
});
