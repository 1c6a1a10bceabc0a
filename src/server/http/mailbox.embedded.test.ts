import { expect, test } from 'vitest';
import { PRODUCTION, TRIAL } from '../testing/test-environment.ts';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

const PUBLIC_ORIGIN_TEMPLATE = 'http://{site}.localhost:3000';
const trial = sharedTestServer(TRIAL);
const others: readonly [string, () => TestServer][] = [
  ['a trial with a mail server', sharedTestServer({ ...TRIAL, MAIL_URL: PRODUCTION.MAIL_URL })],
  ['PostgreSQL', sharedTestServer()],
  ['PostgreSQL, tried out', sharedTestServer({ NODE_ENV: 'development' })],
  [
    'production, also with the embedded database',
    sharedTestServer({ ...PRODUCTION, ...TRIAL, ALLOW_EMBEDDED_DATABASE: '1', PUBLIC_ORIGIN_TEMPLATE }),
  ],
];

const statusOf = async ({ app }: TestServer, url: string) =>
  (await app.inject({ url, headers: { host: 'alcohol.localhost:3000' } })).statusCode;

test('the mailbox exists on a trial without a mail server', async () => {
  expect(await statusOf(trial(), '/mailbox')).toBe(200);
});

test.each(others)('the mailbox does not exist with %s', async (_, server) => {
  expect(await statusOf(server(), '/mailbox')).toBe(404);
  expect(await statusOf(server(), '/mailbox/00000000-0000-4000-8000-000000000000')).toBe(404);
});
