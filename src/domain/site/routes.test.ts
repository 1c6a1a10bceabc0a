import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { NURSE_ROUTES } from './nurse-routes.ts';
import { patternsOf, routeExists } from './paths.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';
import { SITES, siteProfile } from './site.ts';

const parametersOf = (pattern: string) => pattern.match(/:\w+/g) ?? [];
/** Two patterns that differ only in parameter names match the same URL. */
const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':');
const repeated = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index);

test.each(ROUTE_NAMES)('the page %s has the same parameters in both languages', (name) => {
  expect(parametersOf(ROUTES[name].en)).toEqual(parametersOf(ROUTES[name].nl));
  expect(repeated(parametersOf(ROUTES[name].nl))).toEqual([]);
});

test.each(ROUTE_NAMES)('the paths of %s are plain and without a language prefix', (name) => {
  const { nl, en } = ROUTES[name];
  expect([nl, en].filter((path) => !/^\/$|^(\/(:[a-zA-Z]+|[a-z-]+))+$/.test(path))).toEqual([]);
  expect([nl, en].filter((path) => /^\/(nl|en|api)(\/|$)/.test(path))).toEqual([]);
});

describe.each(SITES)('on %s', (site) => {
  const { routeTable } = siteProfile(site);
  const inTable = ROUTE_NAMES.filter((name) =>
    (ROUTES[name].tables as readonly string[]).includes(routeTable),
  );

  test.each(LANGUAGES)('no two pages match the same URL in %s', (language) => {
    expect(inTable.length).toBeGreaterThan(10);
    const patterns = inTable.flatMap((name) => patternsOf(name, language)).map(shapeOf);
    expect(repeated(patterns)).toEqual([]);
  });

  test('no Dutch page matches an English URL', () => {
    const dutch = new Set(inTable.flatMap((name) => patternsOf(name, 'nl')).map(shapeOf));
    const english = inTable.flatMap((name) => patternsOf(name, 'en')).map(shapeOf);
    expect(english.filter((pattern) => dutch.has(pattern))).toEqual([]);
  });

  test('there is a home for logged-in people', () => {
    expect(routeExists(site, 'nl', siteProfile(site).home)).toBe(true);
  });
});

describe('who may open a page', () => {
  const typed = (type: string) => ROUTE_NAMES.filter((name) => ROUTES[name].type === type);

  test('pages for visitors redirect a logged-in person home', () => {
    expect(typed('public')).toEqual([
      'landing',
      'register',
      'credentials',
      'loggedOut',
      'login',
      'registerNurse',
      'secondStep',
    ]);
  });

  test('help, reading, the offline page and links from mails are open to everyone', () => {
    expect(typed('default')).toEqual([
      'help',
      'faq',
      'tips',
      'tip',
      'term',
      'privacy',
      'offline',
      'validate',
      'unsubscribe',
      'farewell',
      'forgotPassword',
      'resetPassword',
      'resetPasswordLogin',
      'buddyAccept',
      'buddyRefuse',
      'buddyUnsubscribe',
      'buddyCheer',
      'forumRegulations',
    ] satisfies RouteName[]);
  });

  test('everything else needs a login', () => {
    expect(typed('private')).toHaveLength(
      ROUTE_NAMES.length - typed('public').length - typed('default').length,
    );
    expect(typed('private')).toEqual(expect.arrayContaining(['plan', 'registration', 'account', 'clients']));
  });
});

describe('the paths of the specification', () => {
  test.each([
    ['landing', '/', '/'],
    ['register', '/registreren', '/register'],
    ['credentials', '/registreren/gegevens', '/register/credentials'],
    ['registerHti', '/registreren-hti', '/register-hti'],
    ['credentialsHti', '/registreren-hti/gegevens', '/register-hti/credentials'],
    ['validate', '/valideer/:uid/:timestamp/:hash', '/validate/:uid/:timestamp/:hash'],
    ['login', '/inloggen', '/login'],
    ['logout', '/user/logout', '/user/logout'],
    ['forgotPassword', '/wachtwoord-vergeten', '/forgot-password'],
    ['resetPassword', '/user/reset/:uid/:timestamp/:hash', '/user/reset/:uid/:timestamp/:hash'],
    [
      'resetPasswordLogin',
      '/user/reset/:uid/:timestamp/:hash/login',
      '/user/reset/:uid/:timestamp/:hash/login',
    ],
    ['programme', '/programma', '/program'],
    ['plan', '/mijn-plan', '/my-recovery-plan'],
    ['goal', '/form/goal', '/form/goal'],
    ['registration', '/dagelijkse-registratie', '/daily-registration'],
    ['registrationOfDay', '/dagelijkse-registratie/:date', '/daily-registration/:date'],
    ['help', '/hulp', '/help'],
    ['badges', '/badges', '/badges'],
    ['term', '/taxonomy/term/:tid', '/taxonomy/term/:tid'],
    ['account', '/account', '/account'],
    ['changeEmail', '/account/email-wijzigen', '/account/change-email'],
    ['changePassword', '/account/wachtwoord-wijzigen', '/account/change-password'],
    ['notifications', '/account/meldingen', '/account/notifications'],
    ['avatar', '/account/mijn-avatar', '/account/my-avatar'],
    ['nurse', '/account/mijn-poh', '/account/my-nurse-practitioner'],
    ['buddies', '/account/buddies', '/account/buddies'],
    ['privacy', '/privacy', '/privacy'],
    ['welcome', '/welkom', '/welcome'],
    ['calendar', '/kalender', '/calendar'],
    ['diary', '/dagboek', '/diary'],
    ['diaryNew', '/dagboek/nieuwe-ervaring', '/diary/new-entry'],
    ['diaryEntry', '/dagboek/:nid', '/diary/:nid'],
    ['forum', '/forum', '/forum'],
    ['forumCategory', '/forum/:category', '/forum/:category'],
    ['forumPost', '/forum/:category/:nid', '/forum/:category/:nid'],
    ['comment', '/comment/:cid', '/comment/:cid'],
    ['forumCreate', '/forum/create/:category', '/forum/create/:category'],
    ['forumRegulations', '/forum-reglement', '/forum-regulations'],
    ['buddyAccept', '/buddy/accept/:pairingCode', '/buddy/accept/:pairingCode'],
    ['buddyRefuse', '/buddy/refuse/:pairingCode', '/buddy/refuse/:pairingCode'],
    ['buddyUnsubscribe', '/buddy/unsubscribe/:pairingCode', '/buddy/unsubscribe/:pairingCode'],
  ] as const)('%s is %s and, under /en, %s', (name, nl, en) => {
    expect([ROUTES[name].nl, ROUTES[name].en]).toEqual([nl, en]);
  });

  test('nurses have their own pages, in Dutch', () => {
    expect(Object.values(NURSE_ROUTES).map(({ nl }) => nl)).toEqual([
      '/registreren',
      '/inloggen/code',
      '/clienten',
      '/client/:domain/:uid',
      '/client/:domain/:uid/afdrukken',
      '/gesprekskaarten',
      '/client-uitnodigen',
      '/account',
      '/account/email-wijzigen',
      '/account/wachtwoord-wijzigen',
      '/account/apparaten',
      '/account/gegevens',
    ]);
  });
});
