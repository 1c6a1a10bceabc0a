import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/kit/language.ts';
import { languageOfPath, paramsAt, pathTo, patternsOf, routeExists } from './paths.ts';
import type { RouteRow } from './route-row.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';
import { hasFeature, SITES } from './site.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;
const nl = { language: 'nl' } as const;
const en = { language: 'en' } as const;

describe('the path of a page', () => {
  test('is bare in Dutch and under /en in English', () => {
    expect([pathTo(nl, 'landing'), pathTo(en, 'landing')]).toEqual(['/', '/en']);
    expect([pathTo(nl, 'plan'), pathTo(en, 'plan')]).toEqual(['/mijn-plan', '/en/my-recovery-plan']);
    expect([pathTo(nl, 'goal'), pathTo(en, 'goal')]).toEqual(['/form/goal', '/en/form/goal']);
  });

  test('has its parameters filled in', () => {
    const date = '2026-11-20';
    expect(pathTo(nl, 'registrationOfDay', { date })).toBe('/dagelijkse-registratie/2026-11-20');
    expect(pathTo(en, 'registrationOfDay', { date })).toBe('/en/daily-registration/2026-11-20');
    const link = { uid: '12', timestamp: '1790000000', hash: 'a-b_c' };
    expect(pathTo(nl, 'validate', link)).toBe('/valideer/12/1790000000/a-b_c');
    expect(pathTo(en, 'validate', link)).toBe('/en/validate/12/1790000000/a-b_c');
    expect(pathTo(nl, 'resetPasswordLogin', link)).toBe('/user/reset/12/1790000000/a-b_c/login');
  });

  test('keeps a parameter within its own segment', () => {
    expect(pathTo(nl, 'forumCreate', { category: 'a/b c?d#e&f' })).toBe(
      '/forum/create/a%2Fb%20c%3Fd%23e%26f',
    );
    expect(pathTo(nl, 'forumCreate', { category: '//evil.example' })).toBe(
      '/forum/create/%2F%2Fevil.example',
    );
    expect(pathTo(nl, 'forumCreate', { category: ':uid' })).toBe('/forum/create/%3Auid');
    expect(pathTo(en, 'forumCreate', { category: 'één' })).toBe('/en/forum/create/%C3%A9%C3%A9n');
  });

  test('round-trips every parameter', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (domain, uid) => {
        const parts = pathTo(nl, 'client', { domain, uid }).split('/');
        expect(parts.map(decodeURIComponent)).toEqual(['', 'client', domain, uid]);
      }),
      runs,
    );
  });

  test('has a query, without undefined values', () => {
    expect(pathTo(nl, 'registration', {}, { date: '2026-11-20' })).toBe(
      '/dagelijkse-registratie?date=2026-11-20',
    );
    expect(pathTo(en, 'registrationOfDay', { date: '2026-11-20' }, { uuid: 'a b&c', date: undefined })).toBe(
      '/en/daily-registration/2026-11-20?uuid=a+b%26c',
    );
    expect(pathTo(nl, 'login', {}, { origin: '/mijn-plan?week=2' })).toBe(
      '/inloggen?origin=%2Fmijn-plan%3Fweek%3D2',
    );
    expect(pathTo(nl, 'login', {}, { origin: undefined })).toBe('/inloggen');
    expect(pathTo(nl, 'login', {}, {})).toBe('/inloggen');
    expect(pathTo(en, 'landing', {}, { from: '' })).toBe('/en?from=');
  });
});

describe('the patterns of a page', () => {
  test.each([
    ['landing', ['/', '/nl'], ['/en']],
    ['plan', ['/mijn-plan', '/nl/mijn-plan'], ['/en/my-recovery-plan']],
    ['goal', ['/form/goal', '/nl/form/goal'], ['/en/form/goal']],
    [
      'registrationOfDay',
      ['/dagelijkse-registratie/:date', '/nl/dagelijkse-registratie/:date'],
      ['/en/daily-registration/:date'],
    ],
  ] as const)('of %s are the base form and /nl in Dutch, and /en in English', (name, dutch, english) => {
    expect(patternsOf(name, 'nl')).toEqual(dutch);
    expect(patternsOf(name, 'en')).toEqual(english);
  });

  test.each(ROUTE_NAMES)('of %s show their language', (name) => {
    const words = 'alsoAs' in ROUTES[name] ? 2 : 1;
    const dutch = patternsOf(name, 'nl').map(languageOfPath);
    expect(dutch).toEqual(
      Array.from({ length: words }, () => [
        { language: 'nl', explicit: false },
        { language: 'nl', explicit: true },
      ]).flat(),
    );
    const english = patternsOf(name, 'en').map(languageOfPath);
    expect(english).toEqual(Array.from({ length: words }, () => ({ language: 'en', explicit: true })));
  });

  test('of the validation page accept both words in both languages (contract A28)', () => {
    const rest = '/:uid/:timestamp/:hash';
    const known = [...patternsOf('validate', 'nl'), ...patternsOf('validate', 'en')];
    expect(known.toSorted()).toEqual(
      ['/valideer', '/validate', '/nl/valideer', '/nl/validate', '/en/valideer', '/en/validate']
        .map((path) => path + rest)
        .toSorted(),
    );
  });

  test('of a page without parameters include the path that links to it', () => {
    const plain = ['landing', 'help', 'login', 'plan', 'registration', 'account', 'clients'] as const;
    const linked = plain.flatMap((name) => [
      patternsOf(name, 'nl')[0] === pathTo(nl, name),
      patternsOf(name, 'en')[0] === pathTo(en, name),
    ]);
    expect(linked).toEqual(linked.map(() => true));
  });
});

describe('the pages of a site', () => {
  const professional: readonly RouteName[] = [
    'registerNurse',
    'clients',
    'client',
    'conversationCards',
    'inviteClient',
    'nurseAccount',
    'nurseEmail',
    'nursePassword',
    'nurseSessions',
    'nurseExport',
  ];
  const others: readonly RouteName[] = [...professional, 'forYourself'];
  const notForRelatives: readonly RouteName[] = [
    'registration',
    'registrationOfDay',
    'plan',
    'goal',
    'badges',
    'term',
    'calendar',
    'buddies',
    'buddyAccept',
    'buddyRefuse',
    'buddyUnsubscribe',
    'nurse',
    'diary',
    'diaryNew',
    'diaryEntry',
    'forum',
    'forumCategory',
    'forumPost',
    'comment',
    'forumCreate',
    'forumRegulations',
  ];
  const notForNurses: readonly RouteName[] = [
    ...notForRelatives,
    'forYourself',
    'register',
    'more',
    'account',
    'changeEmail',
    'changePassword',
    'messages',
    'sessions',
    'export',
    'deleteAccount',
    'unsubscribe',
    'credentials',
    'registerHti',
    'credentialsHti',
    'programme',
    'welcome',
    'notifications',
    'avatar',
  ];
  const lacking: { readonly [Of in (typeof SITES)[number]]?: readonly RouteName[] } = {
    naasten: [...notForRelatives, ...professional],
    poh: notForNurses,
  };
  const waits = (site: (typeof SITES)[number], name: RouteName) => {
    const { feature }: RouteRow = ROUTES[name];
    return feature !== undefined && !hasFeature(site, feature);
  };

  test.each(SITES.flatMap((site) => LANGUAGES.map((language) => [site, language] as const)))(
    'of %s in %s are those of its table whose feature it has',
    (site, language) => {
      const expected = ROUTE_NAMES.filter(
        (name) => !(lacking[site] ?? others).includes(name) && !waits(site, name),
      );
      const english = site === 'poh' && language === 'en';
      expect(ROUTE_NAMES.filter((name) => routeExists(site, language, name))).toEqual(
        english ? [] : expected,
      );
    },
  );

  test.each(counting)('of %s include those that work so far', (site) => {
    const working = [
      'landing',
      'help',
      'privacy',
      'register',
      'credentials',
      'login',
      'logout',
      'forgotPassword',
      'plan',
      'goal',
      'registration',
      'registrationOfDay',
      'account',
    ] as const;
    expect(working.filter((name) => !routeExists(site, 'nl', name))).toEqual([]);
    expect(working.filter((name) => !routeExists(site, 'en', name))).toEqual([]);
  });

  test('for nurses do not exist in English', () => {
    expect(ROUTE_NAMES.filter((name) => routeExists('poh', 'en', name))).toEqual([]);
    expect(professional.filter((name) => routeExists('poh', 'nl', name))).toEqual(professional);
  });

  test.each(LANGUAGES)('for relatives lack everything about own use, in %s', (language) => {
    expect(notForRelatives.filter((name) => routeExists('naasten', language, name))).toEqual([]);
  });
});

describe('the parameters of a page in a path', () => {
  test.each([
    ['diaryEntry', '/dagboek/12', { nid: '12' }],
    ['diaryEntry', '/nl/dagboek/12/', { nid: '12' }],
    ['diaryEntry', '/en/diary/12', { nid: '12' }],
    ['forumPost', '/forum/3/12', { category: '3', nid: '12' }],
    ['landing', '/', {}],
    ['landing', '/en', {}],
  ] as const)('of %s at %s', (name, path, params) => {
    expect(paramsAt(name, path)).toEqual(params);
  });

  test.each([
    ['diaryEntry', '/diary/12'],
    ['diaryEntry', '/dagboek/'],
    ['diaryEntry', '/dagboek/twaalf'],
    ['diaryEntry', '/dagboek/12/13'],
    ['landing', '/dagboek'],
  ] as const)('there are none of %s at %s', (name, path) => {
    expect(paramsAt(name, path)).toBeNull();
  });
});
