import { expect, test } from 'vitest';
import { crisisListener } from './crisis-phrase.ts';

const hears = crisisListener([
  'ik wil ... dood',
  'er een eind aan maken',
  'suïcide',
  'zelfmoord*',
  "don't want to live",
]);

test.each([
  'ik wil dood',
  'ik wil echt dood',
  'Ik wil gewoon het liefst dood.',
  'zelfmoordgedachten',
  'Soms denk ik: IK WIL DOOD.',
  'ik  wil\ndood!',
  '…ik wil “dood”…',
  'ik wíl dóód',
  'Vandaag wil ik er een eind aan maken, denk ik',
  'suicide',
  'Suïcide',
  'I don’t want to live',
  'I dont want to live',
  "i don't want to live anymore",
])('is found in: %s', (text) => {
  expect(hears(text)).toBe(true);
});

test.each([
  '',
  'Ik wil doodgraag naar huis',
  'ik wil niet dood',
  'ik wil echt niet dood',
  'ik wil weten of mijn plant dood is',
  'geenzelfmoord',
  'wik wil dood',
  'er een eindeloos feest aan maken',
  'een eind aan maken',
  'suicides',
  'I want to live',
])('is not found in: %s', (text) => {
  expect(hears(text)).toBe(false);
});

test('is never found without phrases', () => {
  expect(crisisListener([])('ik wil dood')).toBe(false);
});
