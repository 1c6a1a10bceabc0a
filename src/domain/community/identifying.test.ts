import { expect, test } from 'vitest';
import { findIdentifying } from './identifying.ts';

test.each([
  ['Bel me op 06 1234 5678.', 'phone'],
  ['bel 0612345678', 'phone'],
  ['+31 6 12 34 56 78 is van mij', 'phone'],
  ['thuis: 030-1234567', 'phone'],
  ['06 - 12 34 56 78', 'phone'],
  ['06/12345678', 'phone'],
  ['+1 (555) 123-4567', 'phone'],
  ['kom langs, kerkstraat 12', 'address'],
  ['mijn insta is zeilmaat99', 'handle'],
  ['mail naar bo@houvast.example', 'mail'],
  ['Ik woon op 3512 AB', 'address'],
  ['kom langs: Dorpsstraat 12', 'address'],
  ['volg mij: @zeilmaat_12', 'handle'],
  ['insta: zeilmaat', 'handle'],
  ['snapchat naam: zeil.maat', 'handle'],
  ['Groetjes, anna', 'ownName'],
  ['Ik heet Ánna', 'ownName'],
])('%s holds: %s', (text, kind) => {
  expect(findIdentifying(text, 'Anna')).toEqual([kind]);
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
