import { describe, expect, test } from 'vitest';
import { SITES } from '#domain/site/site.ts';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { freshVapidKeys } from './push/vapid.ts';
import { freshSecrets } from './secrets.ts';

const { encryptionKeys: ENCRYPTION_KEYS, sessionSecret: SESSION_SECRET } = freshSecrets();
const pair = freshVapidKeys();
const VAPID = {
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:push@houvast.example',
};
const DATABASE_URL = 'postgres://127.0.0.1:1/never-asked';
/** Valid settings of a production server. */
const GOOD = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN_TEMPLATE: 'https://{site}.houvast.example',
  NOW: '',
  ENCRYPTION_KEYS,
  SESSION_SECRET,
  DATABASE_URL,
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'mail@houvast.example',
};
/** PostgreSQL on the machine of a developer. */
const TRIED_OUT = { NODE_ENV: 'development', PUBLIC_ORIGIN_TEMPLATE: '' };
/** Without NODE_ENV; the embedded database is as good as PostgreSQL for what these show. */
const UNSAID = { NODE_ENV: '', DATABASE_URL: '', PUBLIC_ORIGIN_TEMPLATE: '' };
const realUse = (...signs: string[]) => [
  new RegExp(`^NODE_ENV: must be production, because ${signs.join(' and ')}\\. .*NODE_ENV=development\\.$`),
];
const NOT_LOOPBACK = 'HOST is not a loopback address';
const NOT_LOCAL = 'PUBLIC_ORIGIN_TEMPLATE is not below \\.localhost';
const SECRETS_MISSING = [
  /^ENCRYPTION_KEYS: is missing; "npm run secrets" prints a set\.$/,
  /^SESSION_SECRET: is missing; "npm run secrets" prints a set\.$/,
];

/** The lines that a start with these settings would print. */
function wrongLines(settings: Record<string, string>): string[] {
  try {
    readEnvironment(settings);
  } catch (error) {
    if (error instanceof WrongEnvironment) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('a wrong setting is one clear line', () => {
  test.each<[string, Record<string, string>, RegExp[]]>([
    ['PostgreSQL', { ...UNSAID, DATABASE_URL }, realUse('DATABASE_URL is set')],
    ['a host for others', { ...UNSAID, HOST: '0.0.0.0' }, realUse(NOT_LOOPBACK)],
    ['a host for others, tried out', { ...TRIED_OUT, HOST: '::' }, realUse(NOT_LOOPBACK)],
    [
      'the origins of real sites',
      { ...UNSAID, PUBLIC_ORIGIN_TEMPLATE: GOOD.PUBLIC_ORIGIN_TEMPLATE },
      realUse(NOT_LOCAL),
    ],
    [
      'all of real use',
      {
        NODE_ENV: 'test',
        HOST: '192.0.2.1',
        PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.notlocalhost',
        SITE_HOSTS: 'quit.localhost=tobacco,stoppenmetroken.example=tobacco',
        STAFF_HOST: 'beheer.houvast.example',
      },
      realUse(
        NOT_LOOPBACK,
        NOT_LOCAL,
        'SITE_HOSTS is not below \\.localhost',
        'STAFF_HOST is not below \\.localhost',
      ),
    ],
    ['NODE_ENV', { NODE_ENV: 'prod' }, [/^NODE_ENV: .*"production"/, ...realUse(NOT_LOCAL)]],
    ['PORT', { PORT: 'abc' }, [/^PORT: .*number/]],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/houvast' }, [/^DATABASE_URL: .+/]],
    [
      'a database elsewhere, without encryption',
      { DATABASE_URL: 'postgres://db.example/houvast?sslmode=prefer' },
      [/^DATABASE_URL: needs sslmode=verify-full, .*ALLOW_PLAIN_DATABASE=1/],
    ],
    ...[
      'postgres:///houvast?host=db.example',
      'postgres://someone:secret@localhost/houvast?host=db.example',
      'postgres://localhost/houvast?host=/run/postgresql&host=db.example',
      'postgres://db.example/houvast?sslmode=verify-full&sslmode=disable',
    ].map((url): [string, Record<string, string>, RegExp[]] => [
      `a database elsewhere by ${url}`,
      { DATABASE_URL: url },
      [/^DATABASE_URL: needs sslmode=verify-full, /],
    ]),
    [
      'a database elsewhere by PGHOST',
      { DATABASE_URL: 'postgres:///houvast', PGHOST: 'db.example' },
      [/^DATABASE_URL: needs sslmode=verify-full, /],
    ],
    [
      'a short secret in a list',
      { SESSION_SECRET: `${SESSION_SECRET},short` },
      [/^SESSION_SECRET: must have/],
    ],
    ['NOW', { NOW: '2026-03-29T00:30:00Z' }, [/^NOW: .*not allowed in production\.$/]],
    ['demo people', { DEMO: '1' }, [/^DEMO: known passwords are not allowed in production\.$/]],
    [
      'nurses without a second step',
      { NURSE_SECOND_FACTOR: '0' },
      [/^NURSE_SECOND_FACTOR: a password alone must not open/],
    ],
    ['the secrets', { ...TRIED_OUT, ENCRYPTION_KEYS: '', SESSION_SECRET: '' }, SECRETS_MISSING],
    ['the database', { DATABASE_URL: '' }, [/^DATABASE_URL: is missing\..*ALLOW_EMBEDDED_DATABASE=1/]],
    ['TIME_ZONE', { TIME_ZONE: 'Mars' }, [/^TIME_ZONE: is not a time zone, for example Europe\/Amsterdam$/]],
    ['ENCRYPTION_KEYS', { ENCRYPTION_KEYS: 'k1:c2hvcnQ=' }, [/^ENCRYPTION_KEYS: .*32 bytes in base64/]],
    [
      'two keys of one name',
      { ENCRYPTION_KEYS: `${freshSecrets().encryptionKeys},${ENCRYPTION_KEYS}` },
      [/^ENCRYPTION_KEYS: "k1" is there twice; give each key a name of its own$/],
    ],
    ['MAIL_URL', { MAIL_URL: 'https://mail.example' }, [/^MAIL_URL: must look like smtp:\/\//]],
    ['no mail', { MAIL_URL: '', MAIL_FROM: '' }, [/^MAIL_URL: is missing/, /^MAIL_FROM: is missing/]],
    [
      'SENTRY_DSN',
      { SENTRY_DSN: 'https://errors.example/1' },
      [/^SENTRY_DSN: must look like https:\/\/key@host\/project$/],
    ],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }, [/^METRICS_TOKEN: must have at least 16 characters$/]],
    ['VAPID_SUBJECT', { ...VAPID, VAPID_SUBJECT: 'me' }, [/^VAPID_SUBJECT: must look like mailto:/]],
    [
      'half of VAPID',
      { VAPID_SUBJECT: VAPID.VAPID_SUBJECT },
      [/^VAPID_PUBLIC_KEY: is missing/, /^VAPID_PRIVATE_KEY: is missing/],
    ],
    [
      'keys of two pairs',
      { ...VAPID, VAPID_PRIVATE_KEY: freshVapidKeys().privateKey },
      [/^VAPID_PRIVATE_KEY: does not belong/],
    ],
    [
      'TRUST_PROXY',
      { TRUST_PROXY: 'yes' },
      [/^TRUST_PROXY: must be the number of proxies, or their addresses/],
    ],
    ['EXPO_PUSH_URL', { EXPO_PUSH_URL: 'ftp://expo.example' }, [/^EXPO_PUSH_URL: .+/]],
    ['SITE_HOSTS', { SITE_HOSTS: 'x=y' }, [/^SITE_HOSTS: "x=y" must be host=site with a known site/]],
    [
      'extra hosts that no browser sends',
      { SITE_HOSTS: 'https://quit.example=tobacco,quit.example:443=tobacco,quit.example=tobacco=1' },
      [/"https:.* without a port$/, /"quit\.example:443=.* without a port$/, /"quit\.example=tobacco=1" /],
    ],
    ...['{site}.example:99999', '{site}.example?a', '{site}.{site}.example'].map(
      (hosts): [string, Record<string, string>, RegExp[]] => [
        `links to ${hosts}`,
        { PUBLIC_ORIGIN_TEMPLATE: `https://${hosts}` },
        [/^PUBLIC_ORIGIN_TEMPLATE: must look like /],
      ],
    ),
    ['mail without a server', { MAIL_URL: 'smtp://' }, [/^MAIL_URL: must look like smtp:\/\//]],
    ['a sender with a name', { MAIL_FROM: 'Ik <a@b.nl>' }, [/^MAIL_FROM: .* nothing else/]],
    ['a password with #', { DATABASE_URL: 'postgres://a:p#w@127.0.0.1/b' }, [/^DATABASE_URL: .*%23 for #/]],
    [
      'hosts that all show the same site',
      { PUBLIC_ORIGIN_TEMPLATE: 'https://mijn{site}.example' },
      [/^PUBLIC_ORIGIN_TEMPLATE: mijntobacco\.example shows alcohol\. .*SITE_HOSTS\.$/],
    ],
    [
      'a host of one site that is given to another',
      { SITE_HOSTS: 'poh.houvast.example=naasten' },
      [/^PUBLIC_ORIGIN_TEMPLATE: poh\.houvast\.example shows naasten\. /],
    ],
    [
      'a placeholder for any domain',
      { PLACEHOLDER_MAIL_DOMAIN: '%' },
      [/^PLACEHOLDER_MAIL_DOMAIN: must be a host name/],
    ],
    [
      'a placeholder for several domains',
      { PLACEHOLDER_MAIL_DOMAIN: 'geen_adres.example' },
      [/^PLACEHOLDER_MAIL_DOMAIN: must be a host name/],
    ],
    [
      'a site behind the staff',
      { STAFF_HOST: 'Alcohol.houvast.example' },
      [/^STAFF_HOST: is the host of a site, /],
    ],
    [
      'an extra host behind the staff',
      { SITE_HOSTS: 'quit.example=tobacco', STAFF_HOST: 'quit.example' },
      [/^STAFF_HOST: is the host of a site, /],
    ],
    [
      'sites without encryption',
      { PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.houvast.example' },
      [/^PUBLIC_ORIGIN_TEMPLATE: must begin with https:\/\/ in production/],
    ],
    [
      'several at once',
      { PORT: 'abc', DATABASE_URL: 'mysql://127.0.0.1/houvast', TIME_ZONE: 'Mars', SITE_HOSTS: 'x=y' },
      [/^PORT: /, /^DATABASE_URL: /, /^SITE_HOSTS: /, /^TIME_ZONE: /],
    ],
    [
      'a wrong and a missing one',
      { PORT: 'abc', ENCRYPTION_KEYS: '', SESSION_SECRET: '' },
      [/^PORT: /, ...SECRETS_MISSING],
    ],
  ])('%s', (_, wrong, expected) => {
    expect(wrongLines({ ...GOOD, ...wrong })).toEqual(expected.map((line) => expect.stringMatching(line)));
  });

  test.each<[string, Record<string, string>]>([
    ['good ones', {}],
    ['what a file left behind them', { NODE_ENV: 'production\r', JOBS: '1 ', CALLS_PER_SECOND: ' ' }],
    ['an encrypted database', { DATABASE_URL: 'postgres://db.example/houvast?sslmode=verify-full' }],
    ['a database by a socket', { DATABASE_URL: 'postgres:///houvast?host=/run/postgresql' }],
    ['a database by a socket in place of a host', { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/houvast' }],
    ['a database without a host', { DATABASE_URL: 'postgres:///houvast' }],
    [
      'a database of this machine, whatever PGHOST says',
      { DATABASE_URL: 'postgres://localhost/houvast', PGHOST: 'db.example' },
    ],
    ['a database by IPv6 on this machine', { DATABASE_URL: 'postgres://[::1]:5432/houvast' }],
    [
      'a database whose network is trusted',
      { DATABASE_URL: 'postgres://db.example/houvast', ALLOW_PLAIN_DATABASE: '1' },
    ],
    [
      'hosts with the site between hyphens',
      { PUBLIC_ORIGIN_TEMPLATE: 'https://test-{site}.houvast.example' },
    ],
    [
      'hosts that are given their sites',
      {
        PUBLIC_ORIGIN_TEMPLATE: 'https://mijn{site}.example',
        SITE_HOSTS: SITES.map((site) => `mijn${site}.example=${site}`).join(','),
      },
    ],
    ['sites on this machine only', { PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.localhost:3000' }],
    ['a list of keys', { ENCRYPTION_KEYS: `k2${freshSecrets().encryptionKeys.slice(2)},${ENCRYPTION_KEYS}` }],
    ['a list of secrets', { SESSION_SECRET: `${freshSecrets().sessionSecret},${SESSION_SECRET}` }],
  ])('%s have none', (_, right) => {
    expect(wrongLines({ ...GOOD, ...right })).toEqual([]);
  });
});
