import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshVapidKeys } from '#platform/push/vapid.ts';
import { freshSecrets } from '#platform/secrets.ts';
import type { Storage } from './storage.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
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

// None of this reaches the database, so one is enough.
describe('a wrong setting stops the start with one clear line each', () => {
  test.concurrent.each<[string, Record<string, string>, RegExp[]]>([
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
      },
      realUse(NOT_LOOPBACK, NOT_LOCAL, 'SITE_HOSTS is not below \\.localhost'),
    ],
    ['NODE_ENV', { NODE_ENV: 'prod' }, [/^NODE_ENV: .*"production"/, ...realUse(NOT_LOCAL)]],
    ['PORT', { PORT: 'abc' }, [/^PORT: .*number/]],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/houvast' }, [/^DATABASE_URL: .+/]],
    ['NOW', { NOW: '2026-03-29T00:30:00Z' }, [/^NOW: .*not allowed in production\.$/]],
    ['the secrets', { ...TRIED_OUT, ENCRYPTION_KEYS: '', SESSION_SECRET: '' }, SECRETS_MISSING],
    ['the database', { DATABASE_URL: '' }, [/^DATABASE_URL: is missing\..*ALLOW_EMBEDDED_DATABASE=1/]],
    ['TIME_ZONE', { TIME_ZONE: 'Mars' }, [/^TIME_ZONE: is not a time zone, for example Europe\/Amsterdam$/]],
    ['ENCRYPTION_KEYS', { ENCRYPTION_KEYS: 'k1:c2hvcnQ=' }, [/^ENCRYPTION_KEYS: .*32 bytes in base64/]],
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
    ['SITE_HOSTS', { SITE_HOSTS: 'x=y' }, [/^SITE_HOSTS: "x=y" must be host=site with a known site$/]],
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
  ])('%s', async (_, wrong, expected) => {
    const server = processes.launch({ ...GOOD, ...wrong });
    expect(await server.untilEnded()).toEqual({ code: 1, signal: null });
    const [head, ...lines] = server.stderr.trimEnd().split('\n');
    expect(head).toBe('These settings are wrong:');
    expect(lines.map((line) => line.trim())).toEqual(expected.map((line) => expect.stringMatching(line)));
    expect(server.stdout).toBe('');
  });
});

let storage: Storage;
beforeAll(async () => {
  storage = await processes.storage('nothing');
});

test('secrets of a trial are generated once, readable by the owner only, and reused', async () => {
  const { folder, settings } = storage;
  const first = await processes.start(settings);
  const file = join(folder, 'secrets.json');
  const made = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(made)).toEqual({
    encryptionKeys: expect.stringMatching(/^k1:/),
    sessionSecret: expect.stringMatching(/^.{32,}$/),
  });
  const anna = await first.register('Anna');
  await first.kill();

  const second = await processes.start(settings);
  expect(readFileSync(file, 'utf8')).toBe(made);
  const again = second.visitor();
  again.cookie = anna.cookie;
  expect(await again.token()).toBe(await anna.token());
  expect((await again.get('/user/me')).status).toBe(200);
  await second.kill();
});

test('a port in use is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = processes.launch({ ...storage.settings, PORT: String(port) });
  expect(await server.untilEnded()).toEqual({ code: 1, signal: null });
  other.close();
  expect(server.stderr).toBe('The port is in use. Stop the other program, or set PORT to another number.\n');
});
