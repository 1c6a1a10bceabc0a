import { expect, test } from 'vitest';
import { findIdentifying } from './identifying.ts';

test.each([
  ['Bel me op 06 1234 5678.', 'phone', '06 1234 5678'],
  ['bel 0612345678', 'phone', '0612345678'],
  ['+31 6 12 34 56 78 is van mij', 'phone', '+31 6 12 34 56 78'],
  ['thuis: 030-1234567', 'phone', '030-1234567'],
  ['06 - 12 34 56 78', 'phone', '06 - 12 34 56 78'],
  ['06 1234 56 - 78', 'phone', '06 1234 56 - 78'],
  ['06/12345678', 'phone', '06/12345678'],
  ['bel 0612345678 12 uur', 'phone', '0612345678'],
  ['mijn nummer (030 1234567) werkt', 'phone', '030 1234567'],
  ['+1 (555) 123-4567', 'phone', '+1 (555) 123-4567'],
  ['+49 1512 345 678 90 is mijn nummer', 'phone', '+49 1512 345 678 90'],
  ['of 0049 1512 345 678 90, mag ook', 'phone', '0049 1512 345 678 90'],
  ['+31 6 12345678 12 uur', 'phone', '+31 6 12345678'],
  ['bel +31 (0)30 1234567', 'phone', '+31 (0)30 1234567'],
  ['0031 6 12345678 12 uur', 'phone', '0031 6 12345678'],
  ['kom langs, kerkstraat 12', 'address', 'kerkstraat 12'],
  ['mijn insta is zeilmaat99', 'handle', 'mijn insta is zeilmaat99'],
  ['mail naar bo@houvast.example', 'mail', 'bo@houvast.example'],
  ['mail (bo@houvast.example).', 'mail', 'bo@houvast.example'],
  ['bo@houvast.example, mag altijd', 'mail', 'bo@houvast.example'],
  ['Ik woon op 3512 AB', 'address', '3512 AB'],
  ['kom langs: Dorpsstraat 12, achterom', 'address', 'Dorpsstraat 12'],
  ['volg mij: @zeilmaat_12', 'handle', '@zeilmaat_12'],
  ['ik ben @zeilmaat.', 'handle', '@zeilmaat'],
  ['insta: zeilmaat', 'handle', 'insta: zeilmaat'],
  ['snapchat naam: zeil.maat', 'handle', 'snapchat naam: zeil.maat'],
  ['Groetjes, anna', 'ownName', 'anna'],
  ['Ik heet Ánna', 'ownName', 'Ánna'],
])('%s holds: %s, namely %s', (text, kind, words) => {
  expect(findIdentifying(text, 'Anna')).toEqual([{ kind, words: [words] }]);
});

test('of each kind the first three are shown, once each, and no more of them than is needed to find them', () => {
  const texts = ['Anna hier, anna dus. ANNA! Nee, Anna of Ánna.', 'Bel 0612345678 of 030-1234567.'];
  const address = `${'een.heel.lang.adres.'.repeat(5)}bo@houvast.example`;
  expect(findIdentifying([...texts, address].join('\n'), 'Anna')).toEqual([
    { kind: 'phone', words: ['0612345678', '030-1234567'] },
    { kind: 'mail', words: ['een.heel.lang.adres.een.heel.…'] },
    { kind: 'ownName', words: ['Anna', 'anna', 'ANNA'] },
  ]);
});

test.each([
  'Vandaag 1,5 liter water.',
  '10-20 glazen in een weekend',
  'week 3 en 4',
  'om 22.30 naar bed, om 7.15 eruit',
  'sinds 2024, op 12-03-2025 gestopt',
  'het kostte me € 1.250,50 per maand',
  'bel 113, of 0800-0113, dat is gratis',
  'Ik liep 10.000 stappen',
  'het was 2500 en toen 3000 euro',
  'ik zat op instagram te kijken',
  'onderweg 3 keer trek gehad',
  'van 07.15 - 08.30 gewandeld, van 06.00 - 06.45 geslapen',
  '1000 EN nog meer euro',
  'een afspraak @ drie uur',
])('%s holds nothing of the kind', (text) => {
  expect(findIdentifying(text, 'Anna')).toEqual([]);
});

test('a name of two letters is too often another word, and an account may have none', () => {
  expect(findIdentifying('Bo en ik', 'Bo')).toEqual([]);
  expect(findIdentifying('iets', undefined)).toEqual([]);
});
