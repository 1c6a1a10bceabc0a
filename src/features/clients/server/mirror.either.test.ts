import { beforeAll, expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { answerExercise, pairedClient } from './clients.testing.ts';

// The view that a client is shown as her nurse’s is what her nurse gets, byte for byte.

const MIRROR = '/api/v1/consent/view';
const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
let her: TestClient;
let client: TestClient;
let uid: number;
beforeAll(async () => {
  her = await nurse(server(), 'spiegel');
  await pairedClient(server(), her, 'ander');
  client = await pairedClient(server(), her, 'Spiegeltje');
  uid = await client.uid();
  const day = server().clock.today();
  const registration = { webform_id: 'daily_registration', registration_date: day, craving: 8 };
  await client.post('/webform_rest/submit', {
    ...registration,
    amount: 2.5,
    where: 'home',
    note: 'alleen-voor-mij',
  });
  await client.post('/webform_rest/submit', { ...registration, amount: 1 });
  await query(`insert into day_goal (uid, day, goal) values (${uid}, '${day}', 2) on conflict do nothing`);
  await query(
    `insert into pause_day (uid, day, reason, created_at) values (${uid}, date '${day}' + 1, 'holiday', now())`,
  );
  await answerExercise(client, 'Dit lees jij ook: “é” <b> & meer');
});

/** The responses that the nurse gets about this client, put together; null where she is refused. */
async function hers(): Promise<string> {
  const rows: { uid: number }[] = (await her.get('/get-clients-of-poh')).json;
  const row = rows.find((one) => one.uid === uid);
  const [days, answers] = await Promise.all(
    ['/api/v1/client-overview', '/get-client-exercises'].map(async (path) => {
      const { status, text } = await her.get(`${path}/alcohol/${uid}`);
      return status === 404 ? 'null' : text;
    }),
  );
  return `{"client":${JSON.stringify(row)},"registrations":${days},"exercises":${answers}}`;
}

const BOTH = [true, false];
test.each(BOTH.flatMap((registrations) => BOTH.map((exercises) => ({ registrations, exercises }))))(
  'is what she gets with %o',
  async (choice) => {
    expect((await client.patch('/api/v1/consent', choice)).status).toBe(200);
    const { status, text, json } = await client.get(MIRROR);
    expect(status).toBe(200);
    expect(text).toBe(await hers());
    expect(text.includes('"amount":2.5')).toBe(choice.registrations);
    expect(text.includes('Dit lees jij ook')).toBe(choice.exercises);
    expect(json).toMatchObject({ client: { uid, shares: choice } });
    expect(text).not.toMatch(/alleen-voor-mij|craving|holiday/);
  },
);

test('is in no log, because nobody else looked', async () => {
  const logged = () =>
    query<{ nth: number }>(`select nth from access_log where client = ${uid} order by nth`);
  const before = await logged();
  expect(before).not.toHaveLength(0);
  expect((await client.get(MIRROR)).status).toBe(200);
  expect(await logged()).toEqual(before);
});

test('is nothing once the agreement is over, without a nurse who can look, and without a nurse', async () => {
  const set = (to: string) => query(`update pairing set consent_until = ${to} where uid = ${uid}`);
  await client.patch('/api/v1/consent', { registrations: true, exercises: true });
  await set("timestamptz '2000-01-01'");
  expect((await client.get(MIRROR)).json).toMatchObject({
    client: { shares: { registrations: false, exercises: false }, streak: null },
    registrations: null,
    exercises: null,
  });
  expect((await client.get(MIRROR)).text).toBe(await hers());
  await set("timestamptz '2099-01-01'");

  const nurseUid = await her.uid();
  await query(`update account set blocked = true where uid = ${nurseUid}`);
  expect((await client.get(MIRROR)).status).toBe(404);
  await query(`update account set blocked = false where uid = ${nurseUid}`);
  expect((await client.get(MIRROR)).status).toBe(200);

  await client.post('/unpair-user-poh-proxy');
  expect((await client.get(MIRROR)).status).toBe(404);
  expect((await (await server().newcomer('nooit')).get(MIRROR)).status).toBe(404);
});

test('is for clients only', async () => {
  expect((await her.get(MIRROR)).status).toBe(404);
  expect((await server().visitor('alcohol').get(MIRROR)).status).toBe(403);
});
