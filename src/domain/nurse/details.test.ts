import { describe, expect, test } from 'vitest';
import {
  checkNurseDetail,
  checkNurseDetails,
  keptDetails,
  NURSE_DETAIL_MAX,
  NURSE_DETAILS,
  type NurseDetail,
  nameOfNurse,
  practiceChanged,
} from './details.ts';

const DETAILS = {
  initials: 'J.Th.',
  familyName: 'van der Meer-Jansen',
  jobTitle: 'POH-GGZ / verpleegkundige',
  practice: 'Huisartsenpraktijk dr. A.B. de Wit',
  address: 'Kade 12-a',
  postalCode: '3511 AB',
  locality: "'s-Hertogenbosch",
  telephone: '+31 (0)30 123 45 67',
};
const codeOf = (field: NurseDetail, text: string) => checkNurseDetail(field, text)[0]?.code;

describe('what a nurse tells of herself', () => {
  test('may be what Dutch practices are like', () => {
    expect(checkNurseDetails(DETAILS)).toEqual([]);
  });

  test.each(NURSE_DETAILS)('%s is required, fits on one line, and has an end', (field) => {
    expect(codeOf(field, ' \t ')).toBe('required');
    expect(codeOf(field, `${DETAILS[field]}\r\nBcc: iedereen`)).toBe('hiddenCharacters');
    expect(codeOf(field, `${DETAILS[field]}\u202e`)).toBe('hiddenCharacters');
    const long = '1'.repeat(NURSE_DETAIL_MAX[field] + 1);
    expect(codeOf(field, long)).toBe(field === 'postalCode' ? 'postalCodeInvalid' : 'tooLong');
  });

  test.each(['3511 AB', '3511AB', ' 3511 ab ', '1000 TS', '9999zz'])('%s is a postal code', (text) => {
    expect(codeOf('postalCode', text)).toBeUndefined();
  });

  test.each([
    '0511 AB',
    '351 AB',
    '35111 AB',
    '3511  AB',
    '3511 A',
    '3511 ABC',
    '3511 SS',
    '3511 sa',
    '3511Sd',
    '3511 1A',
    '3511-AB',
    'B-3511 AB',
  ])('%s is none', (text) => {
    expect(codeOf('postalCode', text)).toBe('postalCodeInvalid');
  });

  test.each(['J', 'JP', 'J.P.M.', 'j.p.', 'A. B.', 'Chr.J.', 'J.Ph.', 'T.IJ.', 'É.-M.'])(
    '%s are initials',
    (text) => {
      expect(codeOf('initials', text)).toBeUndefined();
    },
  );

  test.each(['win.example', 'nu.nl', 'T.CO', 'j@p', '<b>', 'J1'])('%s are not', (text) => {
    expect(codeOf('initials', text)).toBe('initialsInvalid');
  });

  test.each([
    ['familyName', 'nameWithAddress'],
    ['practice', 'nameWithAddress'],
    ['jobTitle', 'holdsAddress'],
    ['locality', 'holdsAddress'],
  ] as const)('%s leads nowhere: %s', (field, code) => {
    for (const text of ['kijk op win.example', 'jansen@houvast.example', 'www.win']) {
      expect(codeOf(field, text), text).toBe(code);
    }
  });

  test('a telephone number has digits', () => {
    expect(codeOf('telephone', 'bel maar')).toBe('telephoneInvalid');
    expect(codeOf('telephone', '12345')).toBe('telephoneInvalid');
    for (const text of ['030.123.45.67', 'tel: 030 123 45 67, toestel 8', '+31 (0)30-123 45 67'])
      expect(codeOf('telephone', text), text).toBeUndefined();
    for (const text of ['http://win 030 123 45 67', 'win.example 030 123 45 67', '0301234567@win'])
      expect(codeOf('telephone', text), text).toBe('telephoneInvalid');
  });

  test('is kept without blanks around it, and with one way to write a postal code', () => {
    const kept = keptDetails({ ...DETAILS, familyName: '  Jansen ', postalCode: '3511ab' });
    expect(kept).toMatchObject({ familyName: 'Jansen', postalCode: '3511 AB' });
    expect(nameOfNurse(kept)).toBe('J.Th. Jansen');
  });

  test('is looked at again when the practice changes, not when she does', () => {
    expect(practiceChanged(DETAILS, { ...DETAILS, familyName: 'Smit', jobTitle: 'POH' })).toBe(false);
    expect(practiceChanged(DETAILS, { ...DETAILS, locality: 'Utrecht' })).toBe(true);
  });
});
