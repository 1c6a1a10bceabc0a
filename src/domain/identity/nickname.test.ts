import { describe, expect, test } from 'vitest';
import { changeableFrom, checkNickname, checkNicknameChange } from './nickname.ts';

const codes = (nickname: string) => checkNickname('nickname', nickname).map(({ code }) => code);

describe('the form of a nickname', () => {
  test.each([
    '',
    ' ',
    'an',
    ' an ',
    'a'.repeat(30),
    ` ${'a'.repeat(30)} `,
    'Zoë de Vos',
    '李明',
    'Оля',
    'नमस्ते',
    '👩‍🌾 tuin',
    '🌻🌻',
    '🌻'.repeat(30),
  ])('%j is right', (nickname) => {
    expect(codes(nickname)).toEqual([]);
  });

  test.each(['a', ' a ', 'a'.repeat(31), 'a\u200b', '\u3164a', '🌻'])(
    '%j is too short or too long',
    (nickname) => {
      expect(checkNickname('nickname', nickname)).toEqual([
        { field: 'nickname', code: 'nicknameLength', params: { min: 2, max: 30 } },
      ]);
    },
  );

  test.each([
    ['only invisible characters', '\u200b\u200c\u200d'],
    ['only fillers', '\u3164\u3164\uffa0'],
    ['only blanks of Braille', '\u2800\u2800'],
    ['only marks', '\u0301\u0301'],
    ['only dots', '...'],
    ['a line break', 'an\nna'],
    ['a line break at the end', 'anna\n'],
    ['nothing but a line break', '\n'],
    ['a line separator', 'an\u2028na'],
    ['a control character', 'an\u0007na'],
    ['a nought', 'an\u0000na'],
    ['an override of the direction', 'anna\u202enimda'],
    ['an isolate', '\u2066anna\u2069'],
    ['a mark of direction', 'an\u200fna'],
    ['half a character', 'anna\ud83c'],
    ['a private character', 'anna\ue000'],
    ['a pile of accents', 'an\u0301\u0301\u0301\u0301na'],
  ])('%s is refused', (_, nickname) => {
    expect(codes(nickname)).toEqual(['nicknameUnreadable']);
  });
});

describe('changing a nickname', () => {
  const change = (given: string, from: string | null, hasWritten = false) =>
    checkNicknameChange('nickname', given, { nickname: 'Uil', changeableFrom: from, hasWritten });

  test('can be done again thirty days after the last change', () => {
    expect(changeableFrom(null, '2026-11-20')).toBeNull();
    expect(changeableFrom('2026-11-20', '2026-11-20')).toBe('2026-12-20');
    expect(changeableFrom('2026-11-20', '2026-12-19')).toBe('2026-12-20');
    expect(changeableFrom('2026-11-20', '2026-12-20')).toBeNull();
  });

  test.each(['Vos', ''])('to %j waits for that day, which the message names', (given) => {
    expect(change(given, null)).toEqual([]);
    expect(change(given, '2026-12-20')).toEqual([
      { field: 'nickname', code: 'nicknameTooSoon', params: { from: Date.UTC(2026, 11, 20) } },
    ]);
  });

  test('to the same one is right at any time', () => {
    expect(change(' Uil ', '2026-12-20', true)).toEqual([]);
  });

  test('to none is refused to who wrote under it', () => {
    expect(change('', null, true)).toEqual([{ field: 'nickname', code: 'nicknameNeeded' }]);
    expect(change('Vos', null, true)).toEqual([]);
  });
});
