import { describe, expect, test } from 'vitest';
import { INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import { namedTexts } from '#domain/content/content-resolve.ts';
import { NICKNAME_REST_DAYS } from '#domain/identity/nickname.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { OTHER_DEVICE_HOURS, ownDeviceDays } from '#domain/identity/session-lifetime.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { type AnyMailKind, MAIL_KINDS, mailWorthUntil, OUTSIDE_MAIL_KINDS } from '#domain/notices/mail.ts';
import { TOKEN_UNSEEN_DAYS } from '#domain/notices/push.ts';
import { CLIENT_INVITATION_DAYS } from '#domain/nurse/invitation.ts';
import { CONSENT_WEEKS, LOG_YEARS } from '#domain/nurse/pairing.ts';
import buddiesEn from '#features/buddies/text.en.json' with { type: 'json' };
import buddiesNl from '#features/buddies/text.nl.json' with { type: 'json' };
import { SHOWN_DAYS } from '#features/mail/contract.ts';
import planEn from '#features/recovery-plan/text.en.json' with { type: 'json' };
import planNl from '#features/recovery-plan/text.nl.json' with { type: 'json' };
import { PIECES } from './pieces.testing.ts';

/** For how long it stays known, in days, that a mail was sent, and that a notice about an unused account was. */
const [MAIL_DAYS, NOTICE_DAYS] = [60, 400];
const PAGES = ['alcohol/page/privacy', 'naasten/page/privacy-naasten', 'poh/page/poh-privacy'] as const;

/** What a page or a question says in a language, by part. */
function saidIn(language: Language, id: (typeof PAGES)[number] | 'faq/who-sees' | 'faq/buddy') {
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

/** Numbers that the pages write in words; one that is not here is in no page. */
const IN_WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  nl: { 1: 'een', 5: 'vijf', 60: 'zestig', 400: 'vierhonderd' },
  en: { 1: 'a', 5: 'five', 60: 'sixty', 400: 'four hundred' },
};
const UNITS = {
  nl: { day: 'dagen', week: 'weken', year: 'jaar' },
  en: { day: 'days', week: 'weeks', year: 'year' },
} as const;
const [PROGRAMME, RELATIVES, NURSES] = PAGES;

test.each(LANGUAGES)('every other period that the pages tell in %s is that of its rule', (language) => {
  const { day, week, year } = UNITS[language];
  const words = IN_WORDS[language];
  const told = [
    [[PROGRAMME, RELATIVES], 'push', `${TOKEN_UNSEEN_DAYS} ${day}`],
    [[PROGRAMME], 'buddy', `${INVITATION_DAYS} ${day}`],
    [[PROGRAMME], 'sees', `${CONSENT_WEEKS} ${week}`],
    [[PROGRAMME], 'long', `${words[LOG_YEARS]} ${year}`],
    [[NURSES], 'keep', `${words[LOG_YEARS]} ${year}`],
    [[PROGRAMME, RELATIVES], 'keep', ` ${words[NICKNAME_REST_DAYS / 365]} ${year}`],
    [[PROGRAMME, RELATIVES], 'mails', `${words[MAIL_DAYS]} ${day}`],
    [[PROGRAMME, RELATIVES], 'mails', `${words[NOTICE_DAYS]} ${day}`],
    [[NURSES], 'keep', `${words[MAIL_DAYS]} ${day}`],
    [[NURSES], 'keep', `${words[NOTICE_DAYS]} ${day}`],
  ] as const;
  for (const [pages, part, period] of told)
    for (const page of pages)
      expect(saidIn(language, page)[`paragraphs.${part}.body`], page).toContain(period);
});

test('no mail is known for longer than the pages tell', () => {
  const now = new Date();
  const worth = (kind: AnyMailKind) =>
    (mailWorthUntil(kind, now, now).getTime() - now.getTime()) / 86_400_000;
  for (const kind of [...MAIL_KINDS, ...OUTSIDE_MAIL_KINDS]) {
    if (kind.startsWith('inactive_')) continue;
    // Sent at the last moment, it is shown as long as any other.
    expect(worth(kind) + SHOWN_DAYS, kind).toBeLessThanOrEqual(MAIL_DAYS);
  }
  expect(Math.max(worth('inactive_first'), worth('inactive_last'))).toBe(NOTICE_DAYS);
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
  ['nl', 'hoeveel je op een dag invult', 'nooit', buddiesNl, planNl],
  ['en', 'how much you fill in for a day', 'never', buddiesEn, planEn],
] as const)(
  'every page promises in %s that a buddy never hears the amount of a day',
  (language, amount, never, buddies, plan) => {
    const promises = [
      saidIn(language, 'alcohol/page/privacy')['paragraphs.sees.body'],
      saidIn(language, 'faq/who-sees').answer,
      saidIn(language, 'faq/buddy').answer,
      buddies.hears.text,
      plan.wizard.buddy.text,
    ];
    for (const promise of promises) {
      const sentences = (promise ?? '').toLowerCase().split('. ');
      const told = sentences.filter((sentence) => sentence.includes(amount));
      expect(told).toEqual([expect.stringContaining(never)]);
    }
  },
);
