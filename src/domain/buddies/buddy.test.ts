import { describe, expect, test } from 'vitest';
import { checkBuddy, checkBuddyName, mayStandInMail } from './buddy.ts';

const fields = { name: 'name', email: 'email' };
const own = ['Anna@houvast.example'];
const codes = (name: string, email: string) =>
  checkBuddy({ name, email }, { fields, own }).map(({ field, code }) => `${field} ${code}`);

describe('an invitation (settled part 2, §3)', () => {
  test('needs a name and an address', () => {
    expect(codes('', ' ')).toEqual(['name required', 'email required']);
    expect(codes('Bo', 'bo')).toEqual(['email emailInvalid']);
    expect(codes('Bo', 'bo@houvast.example')).toEqual([]);
  });

  test.each(['anna@houvast.example', 'ANNA@HOUVAST.EXAMPLE', ' ａnna@houvast.example '])(
    'cannot go to oneself as %s',
    (email) => {
      expect(codes('Anna', email)).toEqual(['email emailOwn']);
    },
  );
});

describe('the name of a buddy', () => {
  test.each([
    'Bo',
    'Mijn zus',
    'J.P. de Vries',
    'Dr. Jansen',
    'Zoë-Anne',
    'o’Neill',
    '李小龙',
    'B'.repeat(60),
  ])('%s is one', (name) => {
    expect(checkBuddyName('name', name)).toEqual([]);
    expect(mayStandInMail(name)).toBe(true);
  });

  test.each([
    ['', 'required'],
    [' \t', 'required'],
    ['B'.repeat(61), 'tooLong'],
    ['Bo\nBcc: all', 'hiddenCharacters'],
    ['Bo\r\nSubject: hi', 'hiddenCharacters'],
    ['Bo\u2028hi', 'hiddenCharacters'],
    ['Bo\u202eod', 'hiddenCharacters'],
    ['\u200b', 'hiddenCharacters'],
    ['http://win.example', 'nameWithAddress'],
    ['kijk op win.example', 'nameWithAddress'],
    ['win．example', 'nameWithAddress'],
    ['win。example', 'nameWithAddress'],
    ['win.\u200bexample', 'nameWithAddress'],
    ['win\u00ad.example', 'nameWithAddress'],
    ['www.win', 'nameWithAddress'],
    ['bo@houvast.example', 'nameWithAddress'],
    ['bit/ly', 'nameWithAddress'],
  ])('%j is %s', (name, code) => {
    expect(checkBuddyName('name', name)).toMatchObject([{ field: 'name', code }]);
    expect(mayStandInMail(name)).toBe(false);
  });
});
