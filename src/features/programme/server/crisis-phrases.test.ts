import { expect, test } from 'vitest';
import { crisisListener } from '#domain/programme/crisis-phrase.ts';
import { hearsWell, measureHearing } from './crisis-hearing.ts';
import { CRISIS_PHRASES } from './crisis-phrases.ts';

const hears = crisisListener(CRISIS_PHRASES.suicide);

test.each([
  'Ik wil dood.',
  'Eigenlijk wil ik dood',
  'Ik wil niet meer leven',
  'Ik denk erover om er een einde aan te maken, of er een eind aan maken vandaag',
  'Was ik maar dood',
  'Ik denk aan zelfmoord',
  'ik voel me suicidaal',
  'Sometimes I want to kill myself',
  'I just want to die',
  'I don’t want to live like this',
  'i wish I was dead',
])('the list of the product hears: %s', (text) => {
  expect(hears(text)).toBe(true);
});

test.each([
  'Ik wil doodgraag stoppen',
  'Ik ben doodmoe en doodop',
  'Mijn oma is dood en ik mis haar',
  'Ik wil niet dood, ik wil leven',
  'Ik maak er een mooi feest van',
  'Ik wil niet meer drinken en beter leven',
  'I do not want to die, I want to stop',
  'I am dead tired and want to live well',
  'The week ended well',
])('it is silent at: %s', (text) => {
  expect(hears(text)).toBe(false);
});

test.each(measureHearing())(
  'of what people say in $language about $crisis, nine of ten are heard',
  (hearing) => {
    expect(hearing.sentences).toBeGreaterThanOrEqual(20);
    expect(hearing.everyday).toBeGreaterThanOrEqual(60);
    expect(hearing, hearing.missed.join('\n')).toSatisfy(hearsWell);
  },
);
