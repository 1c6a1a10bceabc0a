import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { lockPerson } from '../person/queries.ts';

const server = sharedTestServer();

test('a call that waits for an account keeps nobody from the log', async () => {
  const { db } = server().connection;
  const uid = await (await server().newcomer('waited-for')).uid();
  const moderator = await server().staff('moderator');
  const support = await server().staff('support');
  const reason = 'Vroeg erom aan de telefoon';
  await support.post('/staff/v1/people/find', {
    site: 'alcohol',
    mail: 'waited-for@houvast.example',
    reason,
  });
  await support.post('/staff/v1/code', { code: server().freshCode('support') });

  const taken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = db.transaction(async (inside) => {
    await lockPerson(inside, uid);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const blocking = support.post(`/staff/v1/people/${uid}/block`, { reason });
  const waiting = () =>
    rowsOf(
      db,
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).length).toBe(1);

  const signingOut = moderator.post('/staff/v1/logout');
  const isThrough = await Promise.race([signingOut.then(() => true), stuck(waiting)]);
  released.resolve();
  expect(isThrough).toBe(true);
  expect((await signingOut).status).toBe(204);
  expect((await blocking).json.account.blocked).toBe(true);
  await holding;
});

/** Two calls wait: the second for the first. */
async function stuck(waiting: () => Promise<readonly unknown[]>): Promise<boolean> {
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(2);
  return false;
}
