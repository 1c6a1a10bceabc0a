import { expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { pairs } from '../buddies.testing.ts';
import { passToNextMonday } from './monday.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { accepted } = pairs(server, mails);
const NINE = 9 * 60;

async function skips(name: string) {
  const { client, address } = await accepted(name);
  await client.post('/api/v1/buddy-updates/skip');
  return {
    updates: () => mails.to(address).filter(({ parsed }) => parsed.subject === 'Een korte update').length,
    async again(isSkipped: boolean) {
      await client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
      const answer = await client.post('/api/v1/buddy-updates/skip', { skipped: isSkipped });
      expect(answer.json).toMatchObject({ skipped: isSkipped });
    },
  };
}

async function run(): Promise<void> {
  await server().runJob('plan_buddy_updates');
  await server().runJob('deliver_mail');
}

test('a mail that was skipped stays so when no process ran until somebody chose about the next one', async () => {
  const [twice, once, untouched] = [
    await skips('twee-weken'),
    await skips('een-week'),
    await skips('niets-meer'),
  ];
  const sent = () => [twice, once, untouched].map(({ updates }) => updates());
  passToNextMonday(server(), NINE);
  server().passSeconds(3 * 3_600);
  await twice.again(true);
  await once.again(false);
  await run();
  expect(sent()).toEqual([0, 0, 0]);
  passToNextMonday(server(), NINE);
  await run();
  expect(sent()).toEqual([0, 1, 1]);
  passToNextMonday(server(), NINE);
  await run();
  expect(sent()).toEqual([1, 2, 2]);
});
