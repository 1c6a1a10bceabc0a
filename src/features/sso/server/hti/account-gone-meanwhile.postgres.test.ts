import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { waiting } from '#server/testing/waiting.ts';
import { launchedServer } from './launches.testing.ts';
import { launchWith } from './portal.testing.ts';

const { server, browser, tokenOf, uidAfter, expectRefused } = await launchedServer();

/** Launches somebody while another transaction changes their account; they come in after it. */
async function launchDuring(sub: string, change: ReturnType<typeof sql>) {
  const { db } = server().connection;
  const client = browser();
  const token = await tokenOf({ sub });
  const launch = await db.transaction(async (inside) => {
    await inside.execute(change);
    const sent = launchWith(client, token);
    await expect.poll(() => waiting(db)).toBe(1);
    return { sent };
  });
  return { client, answer: await launch.sent };
}

test('who comes in at the moment in which their account is deleted begins anew', async () => {
  const uid = await uidAfter({ sub: 'Patient/verdwijnt' });
  const gone = sql`delete from account where uid = ${uid}`;
  const { client, answer } = await launchDuring('Patient/verdwijnt', gone);
  expect(answer).toMatchObject({ status: 303, headers: { location: '/registreren-hti?hti=1' } });
  expect(await client.uid()).not.toBe(uid);
});

test('who comes in at the moment of a block has no session that a later unblocking would revive', async () => {
  const uid = await uidAfter({ sub: 'Patient/geblokkeerd' });
  const blocked = sql`update account set blocked = true where uid = ${uid}`;
  const { answer } = await launchDuring('Patient/geblokkeerd', blocked);
  expectRefused(answer, 403, 'hti_blocked');
});
