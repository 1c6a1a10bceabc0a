import { describe, expect, test } from 'vitest';
import { AVATARS, checkName, checkRegistrationsStart, DELETE_WORD, isWordTyped } from './account.ts';

describe('names', () => {
  test.each(['A', 'Anna de Vries', ' Anna ', 'ë', 'a'.repeat(100), ` ${'a'.repeat(100)} `])(
    '%j is a name',
    (name) => {
      expect(checkName('name', name)).toEqual([]);
    },
  );

  test.each(['', ' ', '\t\n'])('%j is not a name', (name) => {
    expect(checkName('name', name)).toEqual([{ field: 'name', code: 'required' }]);
  });

  test.each(['An\r\nBcc: all', 'An\u202ena', 'An\u2066na', 'An\u2028na', '\u200b'])(
    '%j is no name',
    (name) => {
      expect(checkName('name', name)).toEqual([{ field: 'name', code: 'hiddenCharacters' }]);
    },
  );

  test('a name has at most 100 characters', () => {
    expect(checkName('name', 'a'.repeat(101))).toEqual([
      { field: 'name', code: 'tooLong', params: { count: 100 } },
    ]);
  });

  test('there are 12 avatars to choose from', () => {
    expect(AVATARS).toBe(12);
  });
});

describe('the start date', () => {
  const stored = '2026-11-10';
  const today = '2026-11-20';

  test.each(['2026-11-10', '2026-11-09', '2026-10-01', '2025-11-19'])('may move back to %s', (date) => {
    expect(checkRegistrationsStart('start_date', date, stored, today)).toEqual([]);
  });

  test.each([
    ['2026-11-11', 'startDateForward'],
    ['2026-11-20', 'startDateForward'],
    ['2026-11-21', 'startDateForward'],
    ['2025-11-18', 'startDateTooEarly'],
    ['1900-01-01', 'startDateTooEarly'],
    ['', 'required'],
    ['2026-02-30', 'dateInvalid'],
    ['10-11-2026', 'dateInvalid'],
    ['yesterday', 'dateInvalid'],
  ])('may not become %j: %s', (date, code) => {
    expect(checkRegistrationsStart('start_date', date, stored, today)).toEqual([
      { field: 'start_date', code },
    ]);
  });

  test('may stay as it is, however long ago', () => {
    expect(checkRegistrationsStart('start_date', '2024-02-29', '2024-02-29', today)).toEqual([]);
  });

  test('may not be in the future even if the stored one is', () => {
    expect(checkRegistrationsStart('start_date', '2026-11-21', '2026-12-01', today)).toEqual([
      { field: 'start_date', code: 'startDateForward' },
    ]);
    expect(checkRegistrationsStart('start_date', today, '2026-12-01', today)).toEqual([]);
  });
});

test.each([
  ['VERWIJDEREN', true],
  ['Verwijderen ', true],
  ['verwijderen', true],
  ['verwijder', false],
  ['', false],
])('a phone may write the word for deleting as %j: %s', (typed, expected) => {
  expect(isWordTyped(DELETE_WORD.nl, typed)).toBe(expected);
});
