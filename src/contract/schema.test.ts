import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { safeParse } from 'zod/v4/core';
import * as kit from './schema.ts';

type Kit = typeof kit;
type Name = keyof Kit;

/** For every export of the kit a schema that uses it as contracts do, a valid value, and an invalid one. */
const USES: Record<Name, [schema: (z: Kit) => kit.Schema, fits: unknown, unfit: unknown]> = {
  anything: [(z) => z.strictObject({ a: z.anything }), {}, { b: 1 }],
  array: [(z) => z.array(z.string(), 2), ['a', 'b'], ['a', 'b', 'c']],
  boolean: [(z) => z.boolean(), false, 0],
  dictionaryOf: [(z) => z.dictionaryOf(z.number()), { a: 1 }, { a: 'b' }],
  enum: [(z) => z.enum(['a', 'b']), 'b', 'c'],
  field: [(z) => z.field(z.string()), [{ value: 'a' }], [{ value: 1 }]],
  instant: [(z) => z.instant, [{ value: 'a', format: 'b' }], [{ value: 'a' }]],
  listOf: [(z) => z.listOf(z.number()), [{ value: 1 }], [1]],
  literal: [(z) => z.literal('a'), 'a', 'b'],
  looseObject: [(z) => z.looseObject({ a: z.string() }), { a: 'b', c: 1 }, { c: 1 }],
  matching: [(z) => z.matching(/^a+$/), 'aa', 'b'],
  nineDigits: [(z) => z.nineDigits, '123456789', '1234567890'],
  nullable: [(z) => z.nullable(z.string()), null, undefined],
  nullish: [(z) => z.nullish(z.string()), undefined, 1],
  number: [(z) => z.number(), 1.5, '1'],
  object: [(z) => z.object({ a: z.string() }), { a: 'b', c: 1 }, {}],
  optional: [(z) => z.optional(z.string()), undefined, null],
  optionalField: [(z) => z.strictObject({ a: z.optionalField(z.string()) }), { a: [] }, { a: 1 }],
  optionalValue: [(z) => z.strictObject({ a: z.optionalValue(z.string()) }), { a: null }, { a: [] }],
  record: [(z) => z.record(z.string(), z.number()), { a: 1 }, { a: 'b' }],
  strictObject: [(z) => z.strictObject({ a: z.string() }), { a: 'b' }, { a: 'b', c: 1 }],
  string: [(z) => z.string(), '', 1],
  transformed: [(z) => z.transformed(z.string(), (text) => text.length), 'a', 1],
  union: [(z) => z.union([z.string(), z.number()]), 1, true],
  unknown: [(z) => z.object({ a: z.unknown() }), { a: null }, null],
  withFallback: [(z) => z.strictObject({ a: z.withFallback(z.string(), 'b') }), { a: 1 }, { c: 1 }],
  uuid: [(z) => z.uuid, '0b9c7f5e-3d1a-4c2b-9e8f-7a6b5c4d3e2f', 'none'],
};

test.each(Object.keys(USES) as Name[])('%s accepts valid values, and nothing else', (name) => {
  const [schemaIn, fits, unfit] = USES[name];
  const fitting = (value: unknown) => safeParse(schemaIn(kit), value).success;
  expect([fitting(fits), fitting(unfit)]).toEqual([true, false]);
});

describe('in the browser, without the library', () => {
  let standIns: Kit;
  // Test files share their modules: the real schemas must not leak in, and the stand-in must not leak out.
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('zod', () => import('#web/no-schemas.ts'));
    standIns = await import('./schema.ts');
  });
  afterAll(() => {
    vi.doUnmock('zod');
    vi.resetModules();
  });

  test('the kit is replaced', () => {
    expect(standIns.string).not.toBe(kit.string);
    expect(Object.keys(standIns)).toEqual(Object.keys(kit));
  });

  test.each(Object.keys(USES) as Name[])('%s can be used the same way', (name) => {
    const [schemaIn] = USES[name];
    expect(schemaIn(standIns)).toBeDefined();
  });
});

test('has no methods, which would be missing in the browser', () => {
  // @ts-expect-error -- what a text has to look like says `matching`.
  const short = () => kit.string().max(3);
  expect(short).toBeTypeOf('function');
});
