import { describe, expect, test } from 'vitest';
import { nurse as approved, practice } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { appOf, enrolled, PATH, PERIOD, tryPassword } from './two-steps.testing.ts';

const mails = await startedMailServer();
const free = sharedTestServer({ MAIL_URL: mails.url });
const strict = sharedTestServer({ NURSE_SECOND_FACTOR: '1' });
const pass = [{ existing: NEWCOMER_PASSWORD }];

/** A nurse who chose two steps where nobody asked for it, and her app. */
async function volunteer(name: string) {
  const client = await approved(free(), name);
  const { challenge, secret } = (await client.post(`${PATH}/enrolment`, { pass })).json;
  const app = appOf(free(), secret);
  const done = await client.put(PATH, { challenge, code: app.now() });
  expect(done.status).toBe(200);
  const code = () => {
    free().passSeconds(PERIOD);
    return app.now();
  };
  const mail = `${name}@houvast.example`;
  return { client, mail, code, recoveryCodes: done.json.recovery_codes as readonly string[] };
}

const codeOf = async (client: TestClient, mail: string) => (await tryPassword(client, mail)).json.code;

describe('where it is not required', () => {
  test('a password is enough until she sets an app up, and once she turned it off', async () => {
    const before = await approved(free(), 'before');
    expect((await before.get(PATH)).json).toEqual({
      required: false,
      enrolled: null,
      recovery_codes: 0,
      devices: [],
    });
    const { client, mail, code } = await volunteer('chooses');
    expect((await client.get(PATH)).json).toMatchObject({
      enrolled: expect.stringContaining('T'),
      recovery_codes: 10,
    });
    expect(await codeOf(practice(free()), mail)).toBe('second_factor_required');
    expect((await client.post(`${PATH}/off`, { pass, code: code() })).status).toBe(204);
    expect((await tryPassword(practice(free()), mail)).status).toBe(200);
    expect((await client.get(PATH)).json).toMatchObject({ enrolled: null, recovery_codes: 0 });
    expect((await client.post(`${PATH}/off`, { pass, code: '123456' })).json.code).toBe('edit_conflict');
  });
});

describe('changing it', () => {
  test.each([
    ['enrolment', 'code_wrong'],
    ['recovery-codes', 'code_wrong'],
    ['off', 'edit_conflict'],
  ])('%s asks for the password and a code', async (what, again) => {
    const { client, code } = await volunteer(`asks-${what}`);
    const act = (body: object) => client.post(`${PATH}/${what}`, body);
    expect((await act({ code: code() })).json.code).toBe('password_required');
    expect((await act({ pass: [{ existing: 'not-this-1' }], code: code() })).json.code).toBe(
      'password_incorrect',
    );
    expect((await act({ pass })).json).toMatchObject({ code: 'invalid_input', error: { code: /\S/ } });
    expect((await act({ pass, code: '000000' })).json).toMatchObject({
      code: 'code_wrong',
      error: { code: /\S/ },
    });
    const good = code();
    expect([200, 204]).toContain((await act({ pass, code: good })).status);
    expect((await act({ pass, code: good })).json.code, 'twice').toBe(again);
  });

  test('five wrong codes in an hour are enough, and a tap that is sent again is counted', async () => {
    const { client, code } = await volunteer('guesses');
    const guess = (body: object, key: string) =>
      client.post(`${PATH}/recovery-codes`, body, { headers: { 'idempotency-key': key } });
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await guess({ pass, code: '000000' }, `guess-${nth}`)).json.code).toBe('code_wrong');
    }
    const answer = await guess({ pass, code: code() }, 'right');
    expect(answer).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the password alone, however often, leaves the codes that may be tried', async () => {
    const { client, code } = await volunteer('alone');
    const renew = (body: object) => client.post(`${PATH}/recovery-codes`, body);
    for (const blank of [{}, { code: '' }, { code: ' ' }, {}, {}, {}]) {
      expect((await renew({ pass, ...blank })).json.error).toHaveProperty('code');
    }
    for (let nth = 0; nth < 6; nth += 1) await client.put(PATH, { challenge: 'x', code: ' ' });
    expect((await renew({ pass, code: code() })).status).toBe(200);
  });

  test('new recovery codes void those of before', async () => {
    const { client, mail, code, recoveryCodes } = await volunteer('renews');
    const renewed = (await client.post(`${PATH}/recovery-codes`, { pass, code: code() })).json.recovery_codes;
    const visitor = practice(free());
    const { challenge } = (await tryPassword(visitor, mail)).json;
    const give = (given: string | undefined) => visitor.send('POST', PATH, { challenge, code: given });
    expect((await give(recoveryCodes[0])).json.code).toBe('code_wrong');
    expect((await give(renewed[0])).status).toBe(200);
  });

  test('another app takes over with its first code, and not before', async () => {
    const { client, mail, code } = await volunteer('replaces');
    const begun = (await client.post(`${PATH}/enrolment`, { pass, code: code() })).json;
    const next = appOf(free(), begun.secret);
    const visitor = practice(free());
    const first = (await tryPassword(visitor, mail)).json.challenge;
    expect((await visitor.send('POST', PATH, { challenge: first, code: next.now() })).json.code).toBe(
      'code_wrong',
    );
    expect((await visitor.send('POST', PATH, { challenge: first, code: code() })).status).toBe(200);

    const stranger = await approved(free(), 'no-owner');
    const stolen = await stranger.put(PATH, { challenge: begun.challenge, code: next.now() });
    expect(stolen.json.code).toBe('challenge_invalid');
    expect((await client.put(PATH, { challenge: begun.challenge, code: '000000' })).json.code).toBe(
      'code_wrong',
    );
    free().passSeconds(PERIOD);
    const taken = await client.put(PATH, { challenge: begun.challenge, code: next.now() });
    expect(taken.json.recovery_codes).toHaveLength(10);
    const again = practice(free());
    const second = (await tryPassword(again, mail)).json.challenge;
    const old = await again.send('POST', PATH, { challenge: second, code: code() });
    expect(old.json.code, 'the app of before').toBe('code_wrong');
    expect((await again.send('POST', PATH, { challenge: second, code: next.now() })).status).toBe(200);
  });

  test('ends the sessions that the password alone opened, and goes on here', async () => {
    const client = await approved(free(), 'elsewhere');
    const mail = 'elsewhere@houvast.example';
    const elsewhere = async () => {
      const other = practice(free());
      await tryPassword(other, mail);
      expect((await other.get(PATH)).status).toBe(200);
      return other;
    };
    const isOver = async (other: TestClient) => (await other.get(PATH)).json.code === 'login_required';
    const before = await elsewhere();
    const { challenge, secret } = (await client.post(`${PATH}/enrolment`, { pass })).json;
    const app = appOf(free(), secret);
    expect((await client.put(PATH, { challenge, code: app.now() })).status).toBe(200);
    expect([await isOver(before), await isOver(client)]).toEqual([true, false]);

    free().passSeconds(PERIOD);
    const second = practice(free());
    const step = (await tryPassword(second, mail)).json.challenge;
    expect((await second.send('POST', PATH, { challenge: step, code: app.now() })).status).toBe(200);
    free().passSeconds(PERIOD);
    expect((await client.post(`${PATH}/off`, { pass, code: app.now() })).status).toBe(204);
    expect([await isOver(second), await isOver(client)]).toEqual([true, false]);
  });

  test('is told to her address, when she sets an app up and when she turns it off', async () => {
    const { client, mail, code } = await volunteer('told');
    const told = async () => {
      await free().runJob('deliver_mail');
      return mails.to(mail).filter(({ parsed }) => parsed.subject === 'Je tweede stap is veranderd').length;
    };
    expect(await told()).toBe(1);
    expect((await client.post(`${PATH}/off`, { pass, code: code() })).status).toBe(204);
    expect(await told()).toBe(2);
  });

  test('is for nurses only', async () => {
    const participant = await free().login('Anna');
    expect((await participant.get(PATH)).status).toBe(404);
    expect((await practice(free()).get(PATH)).json.code).toBe('login_required');
  });
});

describe('where it is required', () => {
  test('she cannot turn it off', async () => {
    const nurse = await enrolled(strict(), 'required');
    expect((await nurse.first.get(PATH)).json.required).toBe(true);
    const off = await nurse.first.post(`${PATH}/off`, { pass, code: nurse.code() });
    expect(off.json.code).toBe('edit_conflict');
    const rows = await rowsOf(
      strict().connection.db,
      `select uid from second_factor where uid = ${nurse.uid}`,
    );
    expect(rows).toHaveLength(1);
  });
});
