import { describe, expect, test } from 'vitest';
import { checkMail, isMail, mailAddress, mailKey } from './account.ts';

describe('a mail address', () => {
  test.each([
    'anna@voorbeeld.nl',
    'a@b.nl',
    'Anna.de-Vries+houvast@mail.voorbeeld.co.uk',
    "o'brien@voorbeeld.nl",
    '123@456.nl',
    'jörg@müller.de',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.nl`,
  ])('%s is accepted', (mail) => {
    expect(isMail(mail)).toBe(true);
    expect(checkMail('mail', mail)).toEqual([]);
  });

  test.each([
    'anna',
    '@voorbeeld.nl',
    'anna@',
    'anna@voorbeeld',
    'anna@voorbeeld.',
    'anna@.nl',
    'anna@voorbeeld..nl',
    'anna@@voorbeeld.nl',
    'anna@voorbeeld@nl.nl',
    'anna de vries@voorbeeld.nl',
    'anna@voor beeld.nl',
    'Anna <anna@voorbeeld.nl>',
    'anna@voorbeeld.nl, bo@voorbeeld.nl',
    'anna@voorbeeld.nl;bo@voorbeeld.nl',
    'anna@voorbeeld.nl\nBcc: bo@voorbeeld.nl',
    '"anna"@voorbeeld.nl',
    'anna@[127.0.0.1]',
  ])('%j is refused', (mail) => {
    expect(isMail(mail)).toBe(false);
    expect(checkMail('mail', mail)).toEqual([{ field: 'mail', code: 'emailInvalid' }]);
  });

  test('may be 254 characters long and no longer', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 13)}@voorbeeld.nl`;
    expect(ofLength(254)).toHaveLength(254);
    expect(checkMail('mail', ofLength(254))).toEqual([]);
    expect(checkMail('mail', ofLength(255))).toEqual([{ field: 'mail', code: 'emailInvalid' }]);
  });

  test('is required, and blanks count as empty', () => {
    expect(['', ' ', '\t'].flatMap((mail) => checkMail('new_mail', mail))).toEqual(
      Array.from({ length: 3 }, () => ({ field: 'new_mail', code: 'required' })),
    );
  });

  test('may be surrounded by blanks', () => {
    expect(checkMail('mail', ' anna@voorbeeld.nl ')).toEqual([]);
  });

  test('is the same address in capitals and surrounded by blanks', () => {
    expect(mailKey(' Anna@Voorbeeld.NL\n')).toBe('anna@voorbeeld.nl');
    expect(mailKey('anna@voorbeeld.nl')).toBe('anna@voorbeeld.nl');
  });

  test('is the same address in characters that stand for the same letters', () => {
    for (const mail of ['mi\u212Ae@voorbeeld.nl', '\uff2dike@voorbeeld.nl', 'mik\u{1d41e}@voorbeeld.nl']) {
      expect(mailKey(mail)).toBe('mike@voorbeeld.nl');
      expect(mailKey(mailKey(mail))).toBe(mailKey(mail));
    }
    expect(mailKey('ren\u00e9@voorbeeld.nl')).toBe(mailKey('rene\u0301@voorbeeld.nl'));
  });

  test('is kept as it was typed but for blanks around it and characters that stand for the same letters', () => {
    expect(mailAddress(' Anna.\u212A@Voorbeeld.NL\n')).toBe('Anna.K@Voorbeeld.NL');
    expect(mailAddress('j\u00f6rg@m\u00fcller.de')).toBe('j\u00f6rg@m\u00fcller.de');
  });

  test('has the form of one after that, too', () => {
    // A diaeresis becomes a blank and more, a fullwidth @ a second one, and one character eighteen.
    for (const local of ['a\u00a8', 'a\uff20b', '\ufdfa'.repeat(20)]) {
      expect(checkMail('mail', `${local}@voorbeeld.nl`)).toEqual([{ field: 'mail', code: 'emailInvalid' }]);
    }
  });
});
