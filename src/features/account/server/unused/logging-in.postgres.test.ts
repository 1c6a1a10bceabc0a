import { expect, test } from 'vitest';
import { RETENTION } from '#domain/identity/retention.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const work = () => server().runJob('remove_unused_accounts');
const DAY = 86_400;

test('an unused account stays when its owner logs in just while the job removes it', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('net-op-tijd');
  const uid = await client.uid();
  server().passSeconds((RETENTION.unusedDays + 2) * DAY);
  const atOnce = await db.transaction(async (inside) => {
    // The login has locked the account, and cannot say yet that it was used.
    await rowsOf(inside, `select from last_login where uid = ${uid} for update`);
    const login = client.login('net-op-tijd@houvast.example', NEWCOMER_PASSWORD);
    await expect.poll(() => waiting(db)).toBe(1);
    const job = work();
    await expect.poll(() => waiting(db)).toBe(2);
    return { login, job };
  });
  await Promise.all([atOnce.login, atOnce.job]);
  expect(await client.uid()).toBe(uid);
});

test('nobody is told that their account goes who came back while the job was telling others', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('terug');
  await client.put('/api/v1/drafts/s-my-reasons', { data: { most_important: 'rust' } });
  await server().confirm('terug');
  server().passSeconds(100 * DAY);
  // Removes what is removed, so that the next run begins with its notices.
  await work();
  server().passSeconds(240 * DAY);
  const { job } = await db.transaction(async (inside) => {
    await rowsOf(inside, 'lock table mail in share mode');
    const telling = work();
    await expect.poll(() => waiting(db)).toBe(1);
    await client.login('terug@houvast.example', NEWCOMER_PASSWORD);
    server().passSeconds(1);
    return { job: telling };
  });
  expect(await job).toBeGreaterThan(0);
  await server().runJob('deliver_mail');
  expect(mails.to('terug@houvast.example')).toEqual([]);
});
