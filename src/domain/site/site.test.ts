import { describe, expect, test } from 'vitest';
import { FEATURES, type Feature } from './feature.ts';
import {
  audienceOf,
  hasFeature,
  isSite,
  measureOf,
  notificationsOffered,
  originOf,
  SITES,
  type Site,
  siteOfHost,
  siteProfile,
} from './site.ts';

const counting = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;
/** The features that work so far; grows with the product. */
const built: readonly Feature[] = [
  'accounts',
  'registrations',
  'plan',
  'programme',
  'calendar',
  'badges',
  'diary',
  'forum',
  'buddies',
  'nursePairing',
  'singleSignOn',
];

describe('the site of a host name', () => {
  test.each(SITES)('%s has its own host', (site) => {
    expect(siteOfHost(`${site}.voorbeeld.nl`)).toBe(site);
    expect(siteOfHost(`www.${site}.voorbeeld.nl`)).toBe(site);
    expect(siteOfHost(site)).toBe(site);
    expect(siteOfHost(`${site}.localhost:3000`)).toBe(site);
    expect(siteOfHost(`${site.toUpperCase()}.Voorbeeld.NL`)).toBe(site);
    expect(siteOfHost(`test-${site}.voorbeeld.nl`)).toBe(site);
    expect(siteOfHost(`${site}-acc-2.voorbeeld.nl`)).toBe(site);
  });

  test.each(SITES)('%s is found at its origin', (site) => {
    expect(siteOfHost(new URL(originOf(site, 'https://www.{site}.voorbeeld.nl')).host)).toBe(site);
  });

  test.each([
    '',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'voorbeeld.nl',
    'www.voorbeeld.nl',
    'gamblings.voorbeeld.nl',
    'mytobacco.voorbeeld.nl',
    'poh_test.voorbeeld.nl',
    'voorbeeld.nl:tobacco',
  ])('%j names no site, so it is the alcohol site', (host) => {
    expect(siteOfHost(host)).toBe('alcohol');
  });

  test.each([
    ['tobacco.gambling.nl', 'tobacco'],
    ['gambling.tobacco.nl', 'gambling'],
    ['cannabis-cocaine.voorbeeld.nl', 'cannabis'],
    ['a-poh.b-naasten.nl', 'poh'],
    ['www-test.tobacco.nl', 'tobacco'],
    ['gambling-test.tobacco.nl', 'tobacco'],
  ])('%s is %s: the first whole label wins, then the first part between hyphens', (host, site) => {
    expect(siteOfHost(host)).toBe(site);
  });

  test('a configured host wins over its labels, with or without port and in any case', () => {
    const configured = new Map<string, Site>([
      ['stoppenmetroken.nl', 'tobacco'],
      ['alcohol.voorbeeld.nl', 'poh'],
    ]);
    expect(siteOfHost('stoppenmetroken.nl', configured)).toBe('tobacco');
    expect(siteOfHost('StoppenMetRoken.nl:8443', configured)).toBe('tobacco');
    expect(siteOfHost('stoppenmetroken.nl.:8443', configured)).toBe('tobacco');
    expect(siteOfHost('alcohol.voorbeeld.nl', configured)).toBe('poh');
    expect(siteOfHost('www.stoppenmetroken.nl', configured)).toBe('alcohol');
    expect(siteOfHost('gambling.voorbeeld.nl', configured)).toBe('gambling');
  });

  test.each([...SITES])('%s is a site key', (site) => {
    expect(isSite(site)).toBe(true);
  });

  test.each(['Alcohol', 'drugs', '', 'constructor', null, undefined, 0, ['poh']])(
    '%j is no site key',
    (value) => {
      expect(isSite(value)).toBe(false);
    },
  );
});

describe('how use is counted', () => {
  test.each([
    ['alcohol', 'glass', 0.5, 0.25, 100, null, 20],
    ['tobacco', 'cigarette', 0.5, 0.5, 200, null, 60],
    ['gambling', 'hour', 0.25, 0.5, 24, 24, 16],
    ['cannabis', 'joint', 0.5, 0.5, 100, null, 15],
    ['cocaine', 'line', 0.5, 0.5, 100, null, 20],
  ] as const)('%s counts the %s', (site, unit, step, rounding, maxPerEntry, maxPerDay, seemsHighPerDay) => {
    expect(measureOf(site)).toMatchObject({
      unit,
      step,
      rounding,
      maxPerEntry,
      maxPerDay,
      seemsHighPerDay,
      stake: site === 'gambling',
    });
  });

  test.each(['naasten', 'poh'] as const)('%s counts no use', (site) => {
    expect(() => measureOf(site)).toThrow(site);
  });
});

describe('what a site offers', () => {
  test.each(counting)('%s offers everything that is built, and nothing that is not', (site) => {
    expect(FEATURES.filter((feature) => hasFeature(site, feature))).toEqual(built);
  });

  test.each([
    'registrations',
    'plan',
    'badges',
    'calendar',
    'buddies',
    'nursePairing',
    'diary',
    'forum',
  ] as const)('relatives and nurses do not get %s, built or not', (feature) => {
    expect(hasFeature('naasten', feature)).toBe(false);
    expect(siteProfile('naasten').features).not.toContain(feature);
    expect(hasFeature('poh', feature)).toBe(false);
    expect(siteProfile('poh').features).not.toContain(feature);
  });

  test('a planned feature is not offered before it is built', () => {
    const early = SITES.flatMap((site) =>
      siteProfile(site).features.filter(
        (feature) => hasFeature(site, feature) && ![...built, 'guidance'].includes(feature),
      ),
    );
    expect(early).toEqual([]);
    expect([...siteProfile('alcohol').features, 'guidance']).toEqual(FEATURES);
  });

  test('relatives get an account and the programme, nurses an account to guide with', () => {
    expect(FEATURES.filter((feature) => hasFeature('naasten', feature))).toEqual([
      'accounts',
      'programme',
      'singleSignOn',
    ]);
    expect(FEATURES.filter((feature) => hasFeature('poh', feature))).toEqual(['accounts', 'guidance']);
  });

  test('everyone who takes part has the programme as home, and nurses their clients', () => {
    const open = SITES.filter((site) => siteProfile(site).members === 'participants');
    expect(open).toEqual([...counting, 'naasten']);
    expect(open.map((site) => siteProfile(site).home)).toEqual(open.map(() => 'programme'));
    expect(siteProfile('poh')).toMatchObject({ members: 'nurses', home: 'clients', start: 'clients' });
  });

  test('sites that count use are about the use of the person, the others about that of someone else', () => {
    expect(SITES.filter((site) => siteProfile(site).concerns === 'ownUse')).toEqual(counting);
    expect(SITES.map(audienceOf)).toEqual([...counting.map(() => 'ownUse'), 'someoneElse', 'nurses']);
  });

  test('only tobacco is for stopping alone', () => {
    expect(SITES.filter((site) => siteProfile(site).stopOnly)).toEqual(['tobacco']);
  });

  test('only alcohol stops step by step and warns of withdrawal', () => {
    expect(SITES.filter((site) => siteProfile(site).stopGradually)).toEqual(['alcohol']);
    expect(SITES.filter((site) => siteProfile(site).withdrawalWarning)).toEqual(['alcohol']);
  });

  test('every site is in Dutch and English, the one for nurses in Dutch only', () => {
    expect(SITES.map((site) => siteProfile(site).writtenIn)).toEqual(
      SITES.map((site) => (site === 'poh' ? ['nl'] : ['nl', 'en'])),
    );
  });

  test('relatives get no reminders of use and no badge mails', () => {
    const all = ['daily_mail', 'end_of_phase_mail', 'usage_reminder_mail', 'forum_reply_mail', 'badge_mail'];
    expect(counting.map((site) => siteProfile(site).notificationKinds)).toEqual(counting.map(() => all));
    expect(siteProfile('naasten').notificationKinds).toEqual([
      'daily_mail',
      'end_of_phase_mail',
      'forum_reply_mail',
    ]);
  });

  test('mails about parts that do not exist yet are not offered', () => {
    expect(notificationsOffered('alcohol')).toEqual([
      'daily_mail',
      'end_of_phase_mail',
      'usage_reminder_mail',
      'forum_reply_mail',
      'badge_mail',
    ]);
    expect(notificationsOffered('naasten')).toEqual(['daily_mail', 'end_of_phase_mail']);
  });
});
