import { describe, expect, test } from 'vitest';
import { checkCode, keptCode } from './pairing.ts';

describe('a pairing code as somebody types it (contract 2.8)', () => {
  test.each([
    'K7P4RM',
    'k7p4rm',
    ' K7P4RM\t',
    'K7P 4RM',
    'k7p-4rm',
    'K7P\u00a04RM',
    'k7\u2011p4\u2013rm',
    'K 7 P 4 R M',
  ])('%j is K7P4RM', (typed) => {
    expect(keptCode(typed)).toBe('K7P4RM');
    expect(checkCode('code', typed)).toEqual([]);
  });

  test.each(['', '   ', ' - '])('%j is nothing', (typed) => {
    expect(checkCode('code', typed)).toMatchObject([{ code: 'required' }]);
  });

  test.each([
    'K7P4R',
    'K7P4RMM',
    'K7P_4RM',
    'K7P.4RM',
    'K7P4RМ',
    'Ｋ7P4RM',
    'K7P4R💧',
    'K7P4Rſ',
    'K7P4ß',
    'ﬀ7P4R',
    'K7P4R\u200b',
    '<b>K7P',
  ])('%j is no code', (typed) => {
    expect(checkCode('code', typed)).toMatchObject([{ code: 'pairingCodeFormat' }]);
  });
});
