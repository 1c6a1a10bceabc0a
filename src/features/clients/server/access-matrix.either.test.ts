import { beforeAll, expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { pairWith } from '#features/pairing/server/pairing.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { pairedClient } from './clients.testing.ts';

// Every relation of a nurse to a client × every call about that client (contract section 9.7).

const server = sharedTestServer();
const query = (sql: string) => rowsOf<object>(server().connection.db, sql);
let her: TestClient;
let other: TestClient;
let client: TestClient;
let uid: number;
let abroad: number;
beforeAll(async () => {
  her = await nurse(server(), 'matrix');
  other = await nurse(server(), 'matrix-ander');
  client = await server().newcomer('matrixclient');
  uid = await client.uid();
  abroad = await (await server().newcomer('matrixroker', 'tobacco')).uid();
});

type Ask = (by: TestClient, domain: string, whom: number) => Promise<TestAnswer>;
const READS: Readonly<Record<string, Ask>> = {
  57: (by, domain, whom) => by.get(`/get-client-daily-registrations/${domain}/${whom}`),
  '57 by day': (by, domain, whom) => by.get(`/api/v1/client-overview/${domain}/${whom}`),
  58: (by, domain, whom) => by.get(`/get-client-exercises/${domain}/${whom}`),
};
const unpairClient: Ask = (by, domain, whom) =>
  by.post('/remove-user-from-poh', { client_uid: whom, domain });

interface Asked {
  readonly by?: TestClient;
  readonly domain?: string;
  readonly whom?: number;
}

/** Every call is the same 404, and nothing is written into the log. */
async function expectClosed({ by = her, domain = 'alcohol', whom = uid }: Asked = {}): Promise<void> {
  const before = await query('select from access_log');
  const bodies = new Set<string>();
  for (const [call, ask] of Object.entries({ ...READS, 59: unpairClient })) {
    const answer = await ask(by, domain, whom);
    expect(answer.status, call).toBe(404);
    bodies.add(answer.text);
  }
  expect([...bodies]).toEqual([expect.stringContaining('There is no such client.')]);
  expect(await query('select from access_log')).toHaveLength(before.length);
}

async function expectOpen(): Promise<void> {
  for (const [call, ask] of Object.entries(READS)) {
    expect((await ask(her, 'alcohol', uid)).status, call).toBe(200);
  }
}

test('opens a client to the nurse they are paired with, for as long as they are, and to nobody else', async () => {
  await expectClosed();

  await pairWith(client, her);
  await expectOpen();
  await expectClosed({ by: other });
  await expectClosed({ domain: 'tobacco' });
  for (const domain of ['poh', 'naasten', 'beer']) await expectClosed({ domain });
  await expectClosed({ whom: abroad, domain: 'tobacco' });
  await expectClosed({ whom: await her.uid(), domain: 'poh' });
  await expectClosed({ whom: 0 });
  await expectOpen();

  expect((await client.post('/unpair-user-poh-proxy')).status).toBe(200);
  await expectClosed();
  await pairWith(client, her);
  await expectOpen();
  expect((await unpairClient(her, 'alcohol', uid)).status).toBe(200);
  await expectClosed();

  await pairWith(client, other);
  await expectClosed();
  expect((await unpairClient(other, 'alcohol', uid)).status).toBe(200);
});

test('a nurse who is blocked while she is logged in', async () => {
  await pairWith(client, her);
  await expectOpen();
  const nurseUid = await her.uid();
  await query(`update account set blocked = true where uid = ${nurseUid}`);
  for (const [call, ask] of Object.entries({ ...READS, 59: unpairClient })) {
    const { status, text } = await ask(her, 'alcohol', uid);
    expect([403, 404], call).toContain(status);
    expect(text).not.toContain('matrixclient');
  }
  await query(`update account set blocked = false where uid = ${nurseUid}`);
  expect((await client.post('/unpair-user-poh-proxy')).status).toBe(200);
});

test('a client whom support blocked, until they are no longer', async () => {
  const mail = 'matrixdicht@houvast.example';
  const whom = await (await pairedClient(server(), other, 'matrixdicht')).uid();
  const administrator = await server().staff('administrator');
  const reason = 'Iemand anders gebruikt dit account.';
  await administrator.post('/staff/v1/people/find', { site: 'alcohol', mail, reason });
  const look = async () => {
    const answers = [];
    for (const ask of Object.values(READS)) answers.push(await ask(other, 'alcohol', whom));
    const { text } = await other.get('/get-clients-of-poh');
    return { statuses: answers.map(({ status }) => status), isListed: text.includes('matrixdicht'), answers };
  };
  const open = { statuses: [200, 200, 200], isListed: true };
  expect(await look()).toMatchObject(open);

  await server().prove(administrator, 'administrator');
  expect((await administrator.post(`/staff/v1/people/${whom}/block`, { reason })).status).toBe(200);
  const before = await query('select from access_log');
  const { answers, ...closed } = await look();
  expect(closed).toEqual({ statuses: [404, 404, 404], isListed: false });
  const [stranger] = Object.values(READS);
  expect(answers[0]?.text).toBe((await stranger?.(other, 'alcohol', 0))?.text);
  expect(await query('select from access_log'), 'nothing was looked at').toHaveLength(before.length);

  const unblocked = await administrator.post(`/staff/v1/people/${whom}/unblock`, { reason });
  expect(unblocked.status, unblocked.text).toBe(200);
  expect(await look()).toMatchObject(open);
});

test('an account that is gone', async () => {
  const gone = await server().newcomer('matrixweg');
  const whom = await gone.uid();
  await pairWith(gone, other);
  await query(`delete from account where uid = ${whom}`);
  await expectClosed({ by: other, whom });
});

test.each(['x', '1e3', '-1', '9999999999'])('a number such as %s', async (digits) => {
  expect((await her.get(`/get-client-exercises/alcohol/${digits}`)).status).toBe(404);
});
