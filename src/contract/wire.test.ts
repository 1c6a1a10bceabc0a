import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AVATAR_PREFIX, avatarNumber, fieldList, plainValue, plainValues } from '#contract/wire.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};

describe('one value of a field', () => {
  test.each([
    ['bare', 'x', 'x'],
    ['in a list', ['x'], 'x'],
    ['as an object', { value: 'x' }, 'x'],
    ['as a list of objects', [{ value: 'x' }], 'x'],
    ['as a reference', { target_id: 7 }, 7],
    ['as a list of references', [{ target_id: 7, target_type: 'user' }], 7],
    ['with its format beside it', [{ value: '2026-11-20', format: 'Y-m-d' }], '2026-11-20'],
    ['as the first of several', [{ value: 'x' }, { value: 'y' }], 'x'],
    ['as a value where a reference stands too', [{ target_id: 7, value: 'x' }], 'x'],
    ['as zero', [{ value: 0 }], 0],
    ['as false', [{ value: false }], false],
    ['as empty text', [{ value: '' }], ''],
    ['as null', [{ value: null }], null],
    ['as a bare null', null, null],
    ['as null in a list', [null], null],
    ['as a bare zero', 0, 0],
    ['as nothing', undefined, undefined],
    ['as an empty list', [], undefined],
  ])('is read %s', (_, field, value) => {
    expect(plainValue(field)).toBe(value);
  });

  test('an object with neither a value nor a reference stays as it is', () => {
    expect(plainValue([{ existing: 'secret' }])).toEqual({ existing: 'secret' });
  });

  test('is the same however it was wrapped', () => {
    const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(plain, (value) => {
        const wrapped = [
          value,
          [value],
          { value },
          [{ value }],
          { target_id: value },
          [{ target_id: value }],
        ];
        expect(wrapped.map(plainValue)).toEqual(wrapped.map(() => value));
      }),
      runs,
    );
  });
});

describe('several values of a field', () => {
  test.each([
    ['none', undefined, []],
    ['an empty list', [], []],
    ['one bare value', 'x', ['x']],
    ['one bare zero', 0, [0]],
    ['one object', { value: 'x' }, ['x']],
    ['one reference', { target_id: 7 }, [7]],
    ['bare values', ['x', 'y'], ['x', 'y']],
    ['objects', [{ value: 'x' }, { value: 'y' }], ['x', 'y']],
    ['references', [{ target_id: 7 }, { target_id: 8 }], [7, 8]],
    ['mixed forms', ['x', { value: 'y' }, { target_id: 8 }], ['x', 'y', 8]],
  ])('are read from %s', (_, field, values) => {
    expect(plainValues(field)).toEqual(values);
  });
});

describe('a field as the server writes it', () => {
  test.each(['x', '', 0, 3.5, false, true])('%j becomes a list with one object', (value) => {
    expect(fieldList(value)).toEqual([{ value }]);
  });

  test.each([null, undefined])('%j becomes an empty list', (value) => {
    expect(fieldList(value)).toEqual([]);
  });
});

describe('an avatar number', () => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);

  test('is read from a number, from text and from text with the prefix', () => {
    expect(all.map((number) => avatarNumber(number))).toEqual(all);
    expect(all.map((number) => avatarNumber(String(number)))).toEqual(all);
    expect(all.map((number) => avatarNumber(`${AVATAR_PREFIX}${number}`))).toEqual(all);
  });

  test.each([
    [{ value: 'avatar--3' }, 3],
    [[{ value: 'avatar--12' }], 12],
    [['3'], 3],
    [[{ value: 3 }], 3],
  ])('is read from the wrapped field %j', (field, number) => {
    expect(avatarNumber(plainValue(field))).toBe(number);
  });

  test('has a prefix of exactly the eight characters that readers cut', () => {
    expect(AVATAR_PREFIX).toHaveLength(8);
    expect(avatarNumber('avatars-5')).toBe(5);
    // Text of eight characters or fewer is not cut.
    expect(avatarNumber('00000005')).toBe(5);
  });

  test.each([
    0,
    13,
    -1,
    3.5,
    Number.NaN,
    '',
    '0',
    '13',
    'three',
    'avatar--',
    'avatar--0',
    'avatar--13',
    'avatar--x',
    'avatar-3',
    'K7QX2M',
    null,
    undefined,
    true,
    {},
    [],
  ])('is not one of the twelve in %j', (value) => {
    expect(avatarNumber(value)).toBeNull();
  });
});
