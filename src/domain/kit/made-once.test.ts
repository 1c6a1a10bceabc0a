import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

test('something is made once for each set of names', () => {
  const made: string[] = [];
  const nameOf = madeOnce((language: string, zone: string) => {
    made.push(`${language} ${zone}`);
    return { language, zone };
  });
  const first = nameOf('nl', 'Europe/Amsterdam');
  expect(nameOf('nl', 'Europe/Amsterdam')).toBe(first);
  expect(nameOf('en', 'Europe/Amsterdam')).toEqual({ language: 'en', zone: 'Europe/Amsterdam' });
  expect(nameOf('nl', 'Europe/Amsterdam')).toBe(first);
  expect(made).toEqual(['nl Europe/Amsterdam', 'en Europe/Amsterdam']);
});
