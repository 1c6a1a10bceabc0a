import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { AGREEMENT_VERSION, CODE_LETTERS } from '#domain/nurse/pairing.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf, demoNurse, pairWith } from './pairing.testing.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
const nurseOf = (client: TestClient) => client.get('/proxy/get-poh-information');

describe('Anna', () => {
  test('can pair by the code that M. Jansen reads', async () => {
    expect(await codeOf(await demoNurse(server()))).toBe(DEMO_NURSE.code);
  });

  test('is paired with M. Jansen, and says so in her account', async () => {
    const anna = await server().login('Anna');
    expect((await anna.get('/user/me')).json.field_has_poh).toEqual([{ value: true }]);
    expect((await nurseOf(anna)).json).toEqual({
      name: 'M. Jansen',
      general_practitioner: 'Huisartsenpraktijk De Brug',
      since: '2026-10-30',
      can_look: true,
    });
  });
});

/** A code as people copy it from a note. */
const WAYS: readonly [name: string, string, (code: string) => string][] = [
  ['koppelt', 'in small letters with spaces around it', (code) => ` ${code.toLowerCase()} `],
  ['spatie', 'divided by a space', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
  [
    'streepje',
    'divided by a hyphen, in small letters',
    (code) => `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase(),
  ],
];

describe('pairing', () => {
  let guide: TestClient;
  beforeAll(async () => {
    guide = await nurse(server(), 'gids');
  });

  test.each(WAYS)('%s takes the code of a nurse %s', async (name, _, write) => {
    const client = await server().newcomer(name);
    const code = await codeOf(guide);
    const answer = await client.post('/proxy/pair-poh', { pairing_code: write(code) });
    expect(answer.status, answer.text).toBe(200);
    expect((await nurseOf(client)).json.name).toBe('J. Jansen');
    const uid = await client.uid();
    const [row] = await query<object>(
      `select agreement::int, consent_until - consented_at as holds, registrations_off_at, exercises_off_at,
        ended_at from pairing where uid = ${uid}`,
    );
    expect(row).toMatchObject({
      agreement: AGREEMENT_VERSION,
      registrations_off_at: null,
      exercises_off_at: null,
      ended_at: null,
    });
    expect((await client.post('/proxy/pair-poh', { pairing_code: code })).status, 'twice').toBe(409);
  });

  test.each(['', 'ABCDE', 'ABCDEFG', 'ABC-DE', 'ÄBCDEF', 'ABC DE', '٣٤٥٦٧٨'])(
    '%j is no code',
    async (text) => {
      const client = await server().login('Samira');
      const answer = await client.post('/proxy/pair-poh', { pairing_code: text });
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
      expect(answer.json.error.pairing_code).toBe(
        text === '' ? 'Vul dit veld in.' : 'Vul zes letters en cijfers in.',
      );
    },
  );

  test('refuses words of before, as they did not say everything', async () => {
    const client = await server().login('Samira');
    const body = { pairing_code: DEMO_NURSE.code, agreement: AGREEMENT_VERSION - 1 };
    expect(await client.post('/proxy/pair-poh', body)).toMatchObject({
      status: 400,
      json: {
        error: {
          agreement:
            'Deze tekst is intussen veranderd. Laad de pagina opnieuw om te lezen waarmee je akkoord gaat.',
        },
      },
    });
  });

  test('ends for both, once, and can begin again', async () => {
    const client = await server().newcomer('stopt');
    await pairWith(client, guide);
    const token = { headers: { 'x-csrf-token': await client.token() } };
    const ends = await Promise.all(
      [1, 2].map(() => client.send('POST', '/unpair-user-poh-proxy', undefined, token)),
    );
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await nurseOf(client)).status).toBe(404);
    expect((await client.get('/user/me')).json.field_has_poh).toEqual([{ value: false }]);
    await pairWith(client, guide);
    expect((await nurseOf(client)).status).toBe(200);
    const uid = await client.uid();
    const rows = await query<{ by: string | null }>(
      `select ended_by as by from pairing where uid = ${uid} order by ended_at nulls last`,
    );
    expect(rows.map(({ by }) => by)).toEqual(['client', null]);
  });

  test('ends by the address of the client, if it is their own', async () => {
    const client = await server().newcomer('eigen');
    await pairWith(client, guide);
    const uid = await client.uid();
    for (const other of [`alcohol/${uid + 1}`, `tobacco/${uid}`]) {
      expect((await client.post(`/unpair-user-poh-proxy/${other}`)).status, other).toBe(404);
    }
    expect((await client.post(`/unpair-user-poh-proxy/alcohol/${uid}`)).status).toBe(200);
  });

  test('ends by the nurse, for a client of hers on that site only', async () => {
    const client = await server().newcomer('losgelaten');
    await pairWith(client, guide);
    const client_uid = await client.uid();
    const other = await nurse(server(), 'anders');
    const unpairClient = (as: TestClient, domain: string, uid: number = client_uid) =>
      as.post('/remove-user-from-poh', { client_uid: uid, domain });
    const refused = [
      await unpairClient(other, 'alcohol'),
      await unpairClient(guide, 'tobacco'),
      await unpairClient(guide, 'poh'),
      await unpairClient(guide, 'nergens'),
      await unpairClient(guide, 'alcohol', await guide.uid()),
      await unpairClient(guide, 'alcohol', -1),
      await unpairClient(guide, 'alcohol', 2 ** 40),
    ];
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(refused[0]?.status).toBe(404);
    expect((await unpairClient(guide, 'alcohol')).status).toBe(200);
    expect((await unpairClient(guide, 'alcohol')).status, 'twice').toBe(404);
    expect((await nurseOf(client)).status).toBe(404);
  });
});

describe('the code of a nurse', () => {
  test('has six letters and digits that do not look alike, and is hers to renew', async () => {
    const guide = await nurse(server(), 'vernieuwt');
    const first = await codeOf(guide);
    expect(first).toMatch(new RegExp(`^[${CODE_LETTERS}]{6}$`));
    const second: string = (await guide.post('/api/v1/pairing-code')).json.pairing_code;
    expect(second).not.toBe(first);
    expect(await codeOf(guide)).toBe(second);
    const client = await server().newcomer('met-oude-code');
    expect((await client.post('/proxy/pair-poh', { pairing_code: first })).status).toBe(404);
    expect((await client.post('/proxy/pair-poh', { pairing_code: second })).status).toBe(200);
  });

  test('is no participant’s to renew', async () => {
    const client = await server().login('Samira');
    expect((await client.post('/api/v1/pairing-code')).status).toBe(404);
  });
});
