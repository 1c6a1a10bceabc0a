import { describe, expect, test } from 'vitest';
import { type CredentialsDraft, checkConfirmation, checkCredentials, checkPassword } from './credentials.ts';

describe('a password', () => {
  /** Of this length, with more than three different characters. */
  const ofLength = (length: number) => 'fietsbel 7 '.repeat(12).slice(0, length);

  test.each([10, 11, 64, 127, 128])('of %i characters is accepted', (length) => {
    expect(ofLength(length)).toHaveLength(length);
    expect(checkPassword('pass', ofLength(length))).toEqual([]);
  });

  test.each([1, 8, 9])('of %i characters is too short, and the message has the limit', (length) => {
    expect(checkPassword('pass', 'a7bcdefghi'.slice(0, length))).toEqual([
      { field: 'pass', code: 'passwordTooShort', params: { count: 10 } },
    ]);
  });

  test.each([129, 130])('of %i characters is too long, and the message has the limit', (length) => {
    expect(checkPassword('pass', ofLength(length))).toEqual([
      { field: 'pass', code: 'passwordTooLong', params: { count: 128 } },
    ]);
  });

  test.each(['fietsbeltuin', 'fiets bel tuin!', '7391046285', '739 104 6285', '!!!???...---', 'fietsbel½²³'])(
    '%j lacks a letter or a digit',
    (password) => {
      expect(checkPassword('pass', password)).toEqual([{ field: 'pass', code: 'passwordInvalid' }]);
    },
  );

  test.each(['fietsbel 7', '7fietsbeltuin', 'ñandúñandú7', 'пароль7пароль', 'a739104628', 'fiets!bel?7'])(
    '%j is accepted',
    (password) => {
      expect(checkPassword('pass', password)).toEqual([]);
    },
  );

  test.each(['wachtwoord123', 'Wachtwoord123', 'PASSWORD123', 'houvast2026', 'qwerty12345', '1q2w3e4r5t'])(
    '%s is one that everybody tries',
    (password) => {
      expect(checkPassword('pass', password)).toEqual([{ field: 'pass', code: 'passwordCommon' }]);
    },
  );

  test.each(['aaaaaaaaa1', 'a1a1a1a1a1', 'AAAAAaaaa1', 'ab1ab1ab1ab1', '111111111a'])(
    '%s repeats so few characters that it counts as common',
    (password) => {
      expect(checkPassword('pass', password)).toEqual([{ field: 'pass', code: 'passwordCommon' }]);
    },
  );

  test('with four different characters does not', () => {
    expect(checkPassword('pass', 'abc1abc1abc1')).toEqual([]);
  });

  test('is required, and its blanks count as characters', () => {
    expect(checkPassword('pass', '')).toEqual([{ field: 'pass', code: 'required' }]);
    expect(checkPassword('pass', ' fiets 7 x')).toEqual([]);
  });

  test('has to be typed identically twice', () => {
    expect(checkConfirmation('again', 'fietsbel 7', 'fietsbel 7')).toEqual([]);
    expect(checkConfirmation('again', 'fietsbel 7', '')).toEqual([{ field: 'again', code: 'required' }]);
    expect(
      ['fietsbel 8', 'Fietsbel 7', 'fietsbel 7 '].map((text) =>
        checkConfirmation('again', 'fietsbel 7', text),
      ),
    ).toEqual(Array.from({ length: 3 }, () => [{ field: 'again', code: 'passwordMismatch' }]));
  });
});

describe('the credentials page', () => {
  const complete: CredentialsDraft = {
    name: 'Anna',
    mail: 'anna@voorbeeld.nl',
    password: 'fietsbel 7',
    confirmation: 'fietsbel 7',
    privacy: true,
  };

  test('accepts a complete form', () => {
    expect(checkCredentials(complete)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ mail: '' }, 'mail', 'required'],
    [{ mail: 'anna' }, 'mail', 'emailInvalid'],
    [{ password: 'wachtwoord123', confirmation: 'wachtwoord123' }, 'password', 'passwordCommon'],
    [{ confirmation: 'fietsbel 8' }, 'confirmation', 'passwordMismatch'],
    [{ confirmation: '' }, 'confirmation', 'required'],
    [{ privacy: false }, 'privacy', 'privacyRequired'],
  ])('with %j reports the field %s: %s', (changes, field, code) => {
    expect(checkCredentials({ ...complete, ...changes })).toEqual([{ field, code }]);
  });

  test('reports every error of an empty form at once', () => {
    const empty = { name: '', mail: '', password: '', confirmation: '', privacy: false };
    expect(checkCredentials(empty)).toEqual([
      { field: 'name', code: 'required' },
      { field: 'mail', code: 'required' },
      { field: 'password', code: 'required' },
      { field: 'confirmation', code: 'required' },
      { field: 'privacy', code: 'privacyRequired' },
    ]);
  });
});
