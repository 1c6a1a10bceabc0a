import { expect, test } from 'vitest';
import { PRODUCTION, TRIAL } from '../testing/test-environment.ts';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

const PUBLIC_ORIGIN_TEMPLATE = 'http://{site}.localhost:3000';
const trial = sharedTestServer(TRIAL);
const others: readonly [string, () => TestServer][] = [
  ['a trial with a mail server', sharedTestServer({ ...TRIAL, MAIL_URL: PRODUCTION.MAIL_URL })],
  ['production', sharedTestServer({ ...PRODUCTION, PUBLIC_ORIGIN_TEMPLATE })],
  [
    'production, also with the embedded database',
    sharedTestServer({ ...PRODUCTION, ...TRIAL, ALLOW_EMBEDDED_DATABASE: '1', PUBLIC_ORIGIN_TEMPLATE }),
  ],
];

const statusOf = async ({ app }: TestServer, url: string) =>
  (await app.inject({ url, headers: { host: 'alcohol.localhost:3000' } })).statusCode;

test.each([
  ['the embedded database', trial],
  ['PostgreSQL', sharedTestServer({ NODE_ENV: 'development' })],
])('the mailbox exists on a trial of %s without a mail server', async (_, server) => {
  expect(await statusOf(server(), '/mailbox')).toBe(200);
});

test.each(others)('the mailbox does not exist with %s', async (_, server) => {
  expect(await statusOf(server(), '/mailbox')).toBe(404);
  expect(await statusOf(server(), '/mailbox/00000000-0000-4000-8000-000000000000')).toBe(404);
});

test('the mailbox shows a mail to a buddy, with its address and links, as long as there is the buddy', async () => {
  const client = await trial().newcomer('mailbox-asker');
  await trial().confirm('mailbox-asker');
  const { json } = await client.post('/buddy/add', { name: 'Bo', email: 'bo-mailbox@houvast.example' });
  await trial().runJob('deliver_mail');
  const read = async (url: string) =>
    (await trial().app.inject({ url, headers: { host: 'alcohol.localhost:3000' } })).body;
  const [, path = ''] =
    /href="([^"]+)">Een uitnodiging voor jou<\/a><br>\nto bo-mailbox@/.exec(await read('/mailbox')) ?? [];
  expect(await read(path)).toMatch(/\/buddy\/accept\/[\w-]{43}"/);
  await client.post('/buddy/delete', { buddy_id: json.buddy_id });
  expect(await read('/mailbox')).not.toContain('bo-mailbox');
  expect(await statusOf(trial(), path)).toBe(404);
});
