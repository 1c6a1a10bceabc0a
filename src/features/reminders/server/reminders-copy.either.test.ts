import { expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { evenings } from '#server/testing/evenings.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const { passTo, passDay, person } = evenings(server);

test('a copy says of what somebody was reminded last, how long they were away and what was announced', async () => {
  passTo(9);
  const { client, uid, address } = await person('afwezig');
  const copyOf = async () => {
    await client.login(address, NEWCOMER_PASSWORD);
    const { 'data.json': json = '', 'index.html': page = '' } = await exportOf(server(), client);
    return { reminders: JSON.parse(json).reminders, page };
  };
  const nothing = { open_days_from: null, weekly_reminders: 0, told_part: null, told_end: false };
  await client.get('/user/me');
  await passDay();
  expect((await copyOf()).reminders).toMatchObject([nothing]);
  for (let day = 0; day < 4; day += 1) {
    await client.get('/user/me');
    await passDay();
  }
  for (let day = 0; day < 15; day += 1) await passDay();
  const newPart = `update reminder set told_part = '2026-11-20:1' where uid = ${uid}`;
  await rowsOf(server().connection.db, newPart);
  const { reminders, page } = await copyOf();
  expect(reminders).toMatchObject([
    { open_days_from: server().clock.today(), weekly_reminders: 1, told_part: 2, told_end: false },
  ]);
  expect(page).toContain('Wekelijkse herinneringen sinds je er voor het laatst was');
  expect(page).not.toMatch(/data-export:|dataset\.|column\./);
  await rowsOf(server().connection.db, newPart.replace(':1', ':end'));
  expect((await copyOf()).reminders).toMatchObject([{ told_part: null, told_end: true }]);
});
