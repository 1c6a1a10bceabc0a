import { expect, test, vi } from 'vitest';
import { reasonsOf } from '#domain/community/danger/reader.ts';
import { readDangerModel } from './danger-model.ts';
import { dangersIn } from './dangers.ts';

const EVENING = 'Gisteren was er een feestje met taart en ik heb water gedronken, dat ging goed. ';

test.each([
  ['Ik wil dood.', 'suicide'],
  ['ik wil nit meer leve', 'suicide'],
  ['i wanna dieee', 'suicide'],
  ['gonna k.m.s tonight', 'suicide'],
  ['Ik heb mezelf weer gesneden.', 'selfHarm'],
  ['I just swallowed all my pills.', 'overdose'],
  ['Mijn man is gestopt met drinken en heeft een insult gehad.', 'withdrawal'],
  ['he hit me agen an hes outside wiv a knife', 'threatened'],
  ['Ik ga haar vermoorden.', 'violent'],
])('%s is %s', (text, danger) => {
  expect(dangersIn(text)).toEqual([danger]);
});

test.each([
  EVENING,
  'Vandaag drie weken gestopt, ik voel me goed en slaap beter.',
  'How do you deal with birthdays and parties?',
  'Mijn hond is dood en ik mis hem.',
  'I was bored to death at the party.',
])('%s is none', (text) => {
  expect(dangersIn(text)).toEqual([]);
});

test('a sign is found in the last sentence of a long post, and in one language amid the other', () => {
  const long = EVENING.repeat(120);
  expect(dangersIn(long)).toEqual([]);
  expect(dangersIn(`${long} Ik wil niet meer leven.`)).toEqual(['suicide']);
  expect(dangersIn(`${EVENING} But honestly I want to kill myself tonight.`)).toEqual(['suicide']);
});

test('signs of two dangers, apart in a long post, are both named', () => {
  const between = EVENING.repeat(6);
  expect(dangersIn(`Hij slaat me weer. ${between} Ik wil dood.`)).toEqual(['suicide', 'threatened']);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t'],
  ['emoji', '🙂🎉🚭'.repeat(2_000)],
  ['signs', '?!,;:()"...'.repeat(500)],
  ['one letter that is leant on', 'a'.repeat(20_000)],
  ['a number', '1'.repeat(20_000)],
])('a text of %s says none', (_, text) => {
  expect(dangersIn(text)).toEqual([]);
});

test('a text of 70,000 bytes is read, as far as a post can be long', () => {
  expect(dangersIn('🙂'.repeat(17_500))).toEqual([]);
  expect(dangersIn(`Ik wil dood. ${'é'.repeat(35_000)}`)).toEqual(['suicide']);
});

test('a text of ligatures is read no further, although each is eighteen letters', () => {
  const matchAll = vi.spyOn(String.prototype, 'matchAll');
  dangersIn('\ufdfa'.repeat(10_000));
  const lengths = matchAll.mock.contexts.map((text) => String(text).length);
  matchAll.mockRestore();
  expect(lengths, 'it was read').not.toEqual([]);
  expect(Math.max(...lengths)).toBeLessThan(40_000);
});

test('what was found can be explained', () => {
  const { above, most } = reasonsOf('Ik wil dood.', readDangerModel(), 5);
  expect(above).toBeGreaterThan(0);
  expect(most).toHaveLength(5);
  expect(most.map(({ name }) => name)).toContain('pair:wil dood');
});
