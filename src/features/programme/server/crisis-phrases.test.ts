import { expect, test } from 'vitest';
import { mentionsCrisis } from '#domain/programme/crisis-phrase.ts';
import { CRISIS_PHRASES } from './crisis-phrases.ts';

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
  expect(mentionsCrisis(text, CRISIS_PHRASES)).toBe(true);
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
  expect(mentionsCrisis(text, CRISIS_PHRASES)).toBe(false);
});
