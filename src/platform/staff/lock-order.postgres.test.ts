import { expect, test } from 'vitest';
import type { Db } from '#db/connection.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
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
  await server().prove(support, 'support');

  const taken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = db.transaction(async (inside) => {
    await lockPerson(inside, uid);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const blocking = support.post(`/staff/v1/people/${uid}/block`, { reason });
  await expect.poll(() => waiting(db)).toBe(1);

  const signingOut = moderator.post('/staff/v1/logout');
  const isThrough = await Promise.race([signingOut.then(() => true), stuck(db)]);
  released.resolve();
  expect(isThrough).toBe(true);
  expect((await signingOut).status).toBe(204);
  expect((await blocking).json.account.blocked).toBe(true);
  await holding;
});

/** Two calls wait: the second for the first. */
async function stuck(db: Db): Promise<boolean> {
  await expect.poll(() => waiting(db), { timeout: 60_000 }).toBe(2);
  return false;
}
