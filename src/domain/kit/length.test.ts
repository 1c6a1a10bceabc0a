import { describe, expect, test } from 'vitest';
import { checkLength, lengthOf } from './length.ts';

describe('the length of a text', () => {
  test.each([
    ['', 0],
    ['  \n', 0],
    ['hoi', 3],
    [' hoi daar\n', 8],
    ['🌻🌻', 2],
    ['één', 3],
    ['李明', 2],
  ])('%j has %i characters', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  test('is right up to its limit, which the problem names', () => {
    expect(checkLength('title', '🌻'.repeat(120), 120)).toEqual([]);
    expect(checkLength('title', `${'🌻'.repeat(120)}!`, 120)).toEqual([
      { field: 'title', code: 'tooLong', params: { count: 120 } },
    ]);
  });
});
