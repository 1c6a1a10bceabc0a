import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf } from './pairing.testing.ts';

const METRICS_TOKEN = 'a-token-for-the-monitoring';
const server = sharedTestServer({ METRICS_TOKEN });
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
const WRONG = 'ZZZZZZ';
const tryCode = (client: TestClient, code = WRONG) => client.post('/proxy/pair-poh', { pairing_code: code });
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

async function inARow(times: number, one: () => Promise<{ status: number }>): Promise<number[]> {
  const answers = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(await one());
  return statuses(answers);
}

beforeEach(() => query('delete from flood_attempts'));

describe('wrong codes', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await server().newcomer('raadt');
  });

  test('are five an hour and ten a day for an account', async () => {
    expect(await inARow(6, () => tryCode(client))).toEqual([404, 404, 404, 404, 404, 429]);
    const refused = await tryCode(client, DEMO_NURSE.code);
    expect(refused.status, 'also the right one').toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    server().passSeconds(3_601);
    expect(await inARow(6, () => tryCode(client))).toEqual([404, 404, 404, 404, 404, 429]);
    server().passSeconds(3_601);
    expect(await inARow(1, () => tryCode(client)), 'the day is full').toEqual([429]);
  });

  test('at the same moment count for each other', async () => {
    const token = { headers: { 'x-csrf-token': await client.token() } };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        client.send('POST', '/proxy/pair-poh', { pairing_code: WRONG }, token),
      ),
    );
    expect(statuses(answers).filter((status) => status === 404)).toHaveLength(5);
  });

  test('are twenty an hour for a network, and then two for each person, among whom a right one works', async () => {
    const people = ['Anna', 'Samira', 'Tom'];
    await query('delete from pairing');
    const found = await Promise.all(people.map((name) => server().login(name)));
    const fourth = await sameNetwork('netwerk-a');
    const guessed = [];
    for (const one of [...found, fourth]) guessed.push(...(await inARow(5, () => tryCode(one))));
    expect(guessed).toEqual(Array(20).fill(404));
    const [fifth, honest] = [await sameNetwork('netwerk-b'), await sameNetwork('netwerk-c')];
    expect(await inARow(2, () => tryCode(fifth))).toEqual([404, 404]);
    const refused = await tryCode(fifth, DEMO_NURSE.code);
    expect(refused.status, 'also the right one').toBe(429);
    expect(Number(refused.headers['retry-after']), 'until the network may').toBeLessThanOrEqual(3_600);
    expect((await tryCode(honest)).status).toBe(404);
    expect((await tryCode(honest, DEMO_NURSE.code)).status, 'no stranger keeps anybody from pairing').toBe(
      200,
    );
  });

  /** Somebody at the address of the demo people. */
  async function sameNetwork(name: string): Promise<TestClient> {
    await server().newcomer(name);
    const one = server().visitor('alcohol');
    await one.login(`${name}@houvast.example`, 'rustig-aan-2026');
    return one;
  }

  test('that are malformed do not count, nor does a right one', async () => {
    expect(await inARow(8, () => tryCode(client, 'geen'))).toEqual(Array(8).fill(400));
    expect(await inARow(4, () => tryCode(client))).toEqual([404, 404, 404, 404]);
    expect((await tryCode(client, DEMO_NURSE.code)).status).toBe(200);
    await client.post('/unpair-user-poh-proxy');
    expect(await inARow(2, () => tryCode(client))).toEqual([404, 429]);
  });
});

test('an unknown code, and those of nurses who wait or are blocked, are one and the same', async () => {
  const [waits, blocked] = [await nurse(server(), 'wacht'), await nurse(server(), 'geblokkeerd')];
  const codes = [WRONG, await codeOf(waits), await codeOf(blocked)];
  await query(`update nurse set state = 'applied' where uid = ${await waits.uid()}`);
  await query(`update account set blocked = true where uid = ${await blocked.uid()}`);
  const client = await server().newcomer('onbekend');
  const answers = [];
  for (const code of codes) answers.push(await tryCode(client, code));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 404,
    json: { message: 'Er is geen POH gevonden met deze koppelcode.' },
  });
});

test('when everybody together guesses, wrong codes take longer, the metric tells, and a right one works', async () => {
  const client = await server().newcomer('plafond');
  await tryCode(client);
  const at = server().clock.now().toISOString();
  await query(
    `update flood_attempts set at = array_fill('${at}'::timestamptz, array[300]) where kind = 'pairing-all'`,
  );
  const other = await server().newcomer('heeft-de-code');
  const answered: string[] = [];
  const send = async (by: TestClient, code: string) => {
    const { status } = await tryCode(by, code);
    answered.push(`${code} ${status}`);
  };
  await Promise.all([send(client, WRONG), send(other, DEMO_NURSE.code)]);
  expect(answered, 'the right one first, although it was sent after').toEqual([
    `${DEMO_NURSE.code} 200`,
    `${WRONG} 404`,
  ]);
  expect(server().log.some((line) => line.includes('pairing_codes_guessed'))).toBe(true);
  const metrics = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(metrics.body).toContain('houvast_wrong_pairing_codes 300');
});
