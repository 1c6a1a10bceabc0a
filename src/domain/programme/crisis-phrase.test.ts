import { expect, test } from 'vitest';
import { mentionsCrisis } from './crisis-phrase.ts';

const phrases = ['ik wil dood', 'er een eind aan maken', 'suïcide', "don't want to live"];

test.each([
  'ik wil dood',
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
  expect(mentionsCrisis(text, phrases)).toBe(true);
});

test.each([
  '',
  'Ik wil doodgraag naar huis',
  'ik wil niet dood',
  'wik wil dood',
  'er een eindeloos feest aan maken',
  'een eind aan maken',
  'suicides',
  'I want to live',
])('is not found in: %s', (text) => {
  expect(mentionsCrisis(text, phrases)).toBe(false);
});

test('is never found without phrases', () => {
  expect(mentionsCrisis('ik wil dood', [])).toBe(false);
});
