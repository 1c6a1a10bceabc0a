import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { pairs } from '../buddies.testing.ts';
import { passToNextMonday } from './monday.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { accepted } = pairs(server, mails);
const NINE = 9 * 60;
const SKIP = '/api/v1/buddy-updates/skip';
const updates = (address: string) =>
  mails.to(address).filter(({ parsed }) => parsed.subject === 'Een korte update').length;

test('a mail that is skipped at the last moment, while the job plans it, goes to nobody', async () => {
  const { db } = server().connection;
  const { client, address } = await accepted('op-de-valreep');
  const uid = await client.uid();
  passToNextMonday(server(), NINE - 1);
  await client.login('op-de-valreep@houvast.example', NEWCOMER_PASSWORD);
  await client.post(SKIP, { skipped: false });
  const skipped = await db.transaction(async (inside) => {
    await rowsOf(inside, `select from buddy_update where uid = ${uid} for update`);
    const sent = client.post(SKIP);
    await expect.poll(() => waiting(db)).toBe(1);
    server().passSeconds(60);
    expect(await server().runJob('plan_buddy_updates')).toBeGreaterThan(0);
    return { sent };
  });
  expect((await skipped.sent).status).toBe(200);
  await server().runJob('deliver_mail');
  expect(updates(address)).toBe(0);
  passToNextMonday(server(), NINE);
  await server().runJob('plan_buddy_updates');
  await server().runJob('deliver_mail');
  expect(updates(address)).toBe(1);
});

test('the buddies of somebody whose account changes while the job plans their mail get it from its next run', async () => {
  const { db } = server().connection;
  const [busy, idle] = [await accepted('wijzigt'), await accepted('wijzigt-niets')];
  const uid = await busy.client.uid();
  const sent = () => [busy, idle].map(({ address }) => updates(address));
  const run = async () => {
    await server().runJob('plan_buddy_updates');
    await server().runJob('deliver_mail');
  };
  passToNextMonday(server(), NINE);
  await db.transaction(async (inside) => {
    await rowsOf(inside, `select from account where uid = ${uid} for update`);
    await run();
    expect(sent()).toEqual([0, 1]);
  });
  await run();
  await run();
  expect(sent()).toEqual([1, 1]);
});
