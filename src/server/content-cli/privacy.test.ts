import { describe, expect, test } from 'vitest';
import { namedTexts } from '#domain/content/content-resolve.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { OTHER_DEVICE_HOURS, ownDeviceDays } from '#domain/identity/session-lifetime.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { CLIENT_INVITATION_DAYS } from '#domain/nurse/invitation.ts';
import buddiesEn from '#features/buddies/text.en.json' with { type: 'json' };
import buddiesNl from '#features/buddies/text.nl.json' with { type: 'json' };
import planEn from '#features/recovery-plan/text.en.json' with { type: 'json' };
import planNl from '#features/recovery-plan/text.nl.json' with { type: 'json' };
import { readAllPieces } from './kinds.ts';

const PIECES = readAllPieces();
const PAGES = ['alcohol/page/privacy', 'naasten/page/privacy-naasten', 'poh/page/poh-privacy'] as const;

/** What a page or a question says in a language, by part. */
function saidIn(language: Language, id: (typeof PAGES)[number] | 'faq/buddy') {
  const piece = PIECES.find((one) => one.id === id);
  if (!piece) throw new Error(`There is no ${id}.`);
  return namedTexts(piece.content, language);
}

const sentencesOf = (text: string) => text.split(/[.?](?=\s|$)/).length - 1;
const paragraphsOf = (text: string) => text.trim().split('\n\n').length;
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).toSorted();

describe.each(PAGES)('%s', (id) => {
  test('says as much in English as in Dutch', () => {
    const english = saidIn('en', id);
    for (const [part, dutch] of Object.entries(saidIn('nl', id))) {
      const text = english[part] ?? '';
      expect(paragraphsOf(text), part).toBe(paragraphsOf(dutch));
      expect(numbersOf(text), part).toEqual(numbersOf(dutch));
      // Dutch asks where English says ‘if’.
      expect(Math.abs(sentencesOf(text) - sentencesOf(dutch)), part).toBeLessThanOrEqual(2);
    }
  });

  test.each(LANGUAGES)('tells in %s how long things are kept, by the numbers of the rules', (language) => {
    const long = saidIn(language, id)['paragraphs.long.body'] ?? '';
    const { unusedDays, firstNoticeMonths, lastNoticeMonths, removalMonths } = RETENTION;
    const [days, months, hours] = { nl: ['dagen', 'maanden', 'uur'], en: ['days', 'months', 'hours'] }[
      language
    ];
    for (const number of [firstNoticeMonths, lastNoticeMonths, removalMonths])
      expect(long).toContain(`${number} ${months}`);
    expect(long).toContain(`${unusedDays} ${days}`);
    const members = id.startsWith('poh') ? 'nurses' : 'participants';
    expect(long).toContain(`${ownDeviceDays(members)} ${days}`);
    expect(long).toContain(`${OTHER_DEVICE_HOURS} ${hours}`);
  });
});

test.each([
  ['alcohol/page/privacy', true],
  ['naasten/page/privacy-naasten', false],
] as const)('%s tells that texts on the forum stay: %s', (id, hasForum) => {
  for (const language of LANGUAGES) {
    const { 'paragraphs.keep.body': keep = '', 'paragraphs.long.body': long = '' } = saidIn(language, id);
    expect([keep.includes('forum'), long.includes('forum')]).toEqual([hasForum, hasForum]);
  }
});

test.each(LANGUAGES)('tells in %s whom a nurse invites how long that is kept', (language) => {
  const invited = (id: (typeof PAGES)[number]) => saidIn(language, id)['paragraphs.invited.body'];
  const days = { nl: 'dagen', en: 'days' }[language];
  expect(invited('alcohol/page/privacy')).toContain(`${CLIENT_INVITATION_DAYS} ${days}`);
  // Nobody is invited to these.
  expect(invited('naasten/page/privacy-naasten')).toBeUndefined();
  expect(invited('poh/page/poh-privacy')).toBeUndefined();
});

test.each([
  [
    'nl',
    [
      'trek of drang',
      'de prijs die je invult',
      'oefening, in je dagboek of op het forum begint te schrijven',
    ],
  ],
  ['en', ['got through an urge', 'the price you fill in', 'exercise, in your diary or on the forum']],
] as const)('names in %s the urges, the price and what was begun as well', (language, named) => {
  const keep = saidIn(language, 'alcohol/page/privacy')['paragraphs.keep.body'] ?? '';
  for (const words of named) expect(keep).toContain(words);
});

test.each([
  ['nl', 'alleen deze site uit je geschiedenis: alles wissen kan opvallen'],
  ['en', 'remove only this site from your history: clearing everything may be noticed'],
] as const)('tells relatives in %s what a cleared history gives away', (language, advice) => {
  expect(saidIn(language, 'naasten/page/privacy-naasten')['paragraphs.shared.body']).toContain(advice);
});

// Of days it does tell: how many were filled in, and where somebody wants that, how many were within the goal.
test.each([
  ['nl', 'ooit hoeveel je op een dag invult', buddiesNl, planNl],
  ['en', 'ever how much you fill in for a day', buddiesEn, planEn],
] as const)(
  'every page promises in %s that a buddy never hears the amount of a day',
  (language, words, buddies, plan) => {
    const promises = [
      saidIn(language, 'alcohol/page/privacy')['paragraphs.sees.body'],
      saidIn(language, 'faq/buddy').answer,
      buddies.hears.text,
      plan.wizard.buddy.text,
    ];
    for (const promise of promises) expect(promise).toContain(words);
  },
);
