import { describe, expect, test } from 'vitest';
import { approvedNurse, practice } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { appOf, enrolled, PATH, PERIOD, tryPassword } from './two-steps.testing.ts';

const server = sharedTestServer({ NURSE_SECOND_FACTOR: '1' });
const factorsOf = (uid: number) =>
  rowsOf<{ step: number; secret: Buffer }>(
    server().connection.db,
    `select step, secret from second_factor where uid = ${uid}`,
  );

describe('the first login with two steps', () => {
  test('sets an app up, and stores nothing before its first right code', async () => {
    const { uid, mail } = await approvedNurse(server(), 'first');
    const client = practice(server());
    const answer = await tryPassword(client, mail);
    expect(answer).toMatchObject({ status: 403, json: { code: 'second_factor_required' } });
    const { challenge, enrol } = answer.json;
    expect(enrol.uri).toBe(
      `otpauth://totp/Houvast:first%40houvast.example?issuer=Houvast&secret=${enrol.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await client.get('/user/login_status')).text).toBe('0');
    expect(await factorsOf(uid)).toEqual([]);

    const app = appOf(server(), enrol.secret);
    const wrong = String((Number(app.now()) + 1) % 1_000_000).padStart(6, '0');
    const refused = await client.send('POST', PATH, { challenge, code: wrong });
    expect(refused).toMatchObject({ status: 403, json: { code: 'code_wrong', error: { code: /\S/ } } });
    expect(await factorsOf(uid)).toEqual([]);

    const opened = await client.send('POST', PATH, { challenge, code: ` ${app.now()} ` });
    expect(opened).toMatchObject({
      status: 200,
      json: { current_user: { uid: String(uid), name: mail }, csrf_token: /\S/, logout_token: /\S/ },
    });
    expect(new Set(opened.json.recovery_codes).size).toBe(10);
    expect((await client.get('/user/me')).status).toBe(200);
    const [stored] = await factorsOf(uid);
    expect(Buffer.from(stored?.secret ?? []).includes(Buffer.from(enrol.secret))).toBe(false);
  });

  test('gives every login a secret of its own, and only the first that is confirmed stays', async () => {
    const { uid, mail } = await approvedNurse(server(), 'twice');
    const [one, other] = [practice(server()), practice(server())];
    const mine = (await tryPassword(one, mail)).json;
    const theirs = (await tryPassword(other, mail)).json;
    expect(mine.enrol.secret).not.toBe(theirs.enrol.secret);
    const codes = [mine, theirs].map(({ challenge, enrol }) => ({
      challenge,
      code: appOf(server(), enrol.secret).now(),
    }));
    const answers = await Promise.all(codes.map((body) => practice(server()).send('POST', PATH, body)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.json.code).toBe('challenge_invalid');
    expect(await factorsOf(uid)).toHaveLength(1);
  });

  test('asks whoever takes part for nothing', async () => {
    await server().newcomer('participant');
    expect((await tryPassword(server().visitor('alcohol'), 'participant@houvast.example')).status).toBe(200);
  });
});

describe('a code', () => {
  test('opens what the login would have, and says nothing of an app any more', async () => {
    const nurse = await enrolled(server(), 'regular');
    const client = nurse.browser();
    const step = await nurse.password(client);
    expect(step.json).toEqual({
      code: 'second_factor_required',
      message: 'A code is needed as well.',
      challenge: expect.any(String),
    });
    const body = { challenge: step.json.challenge, code: nurse.code() };
    const opened = await client.send('POST', PATH, body);
    expect(opened.json).toEqual({
      current_user: { uid: String(nurse.uid), roles: ['authenticated', 'poh'], name: nurse.mail },
      csrf_token: expect.any(String),
      logout_token: expect.any(String),
      recovery_codes: null,
    });
    expect((await client.get('/user/me')).status).toBe(200);
  });

  test('counts once, for whatever challenge', async () => {
    const nurse = await enrolled(server(), 'replayed');
    const code = nurse.code();
    const [one, other] = [nurse.browser(), nurse.browser()];
    const first = (await nurse.password(one)).json.challenge;
    const second = (await nurse.password(other)).json.challenge;
    expect((await one.send('POST', PATH, { challenge: first, code })).status).toBe(200);
    for (const challenge of [first, second]) {
      const again = await nurse.browser().send('POST', PATH, { challenge, code });
      expect(again.json.code).toBe('code_wrong');
    }
    server().passSeconds(PERIOD);
    expect((await other.send('POST', PATH, { challenge: second, code })).json.code).toBe('code_wrong');
  });

  test('counts once in eight calls at the same moment', async () => {
    const nurse = await enrolled(server(), 'parallel');
    const code = nurse.code();
    const challenges: string[] = [];
    for (let nth = 0; nth < 4; nth += 1)
      challenges.push((await nurse.password(nurse.browser())).json.challenge);
    const calls = challenges.flatMap((challenge) => [challenge, challenge]);
    const answers = await Promise.all(
      calls.map((challenge) => nurse.browser().send('POST', PATH, { challenge, code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await rowsOf(server().connection.db, `select uid from session where uid = ${nurse.uid}`);
    expect(rows, 'this one and that of the first login').toHaveLength(2);
  });

  test.each([
    ['of a minute ago', 60, 403],
    ['of half a minute ago', PERIOD, 200],
  ])('%s', async (name, seconds, status) => {
    const nurse = await enrolled(server(), `aged-${seconds}`);
    const client = nurse.browser();
    const code = nurse.code();
    server().passSeconds(seconds);
    const { challenge } = (await nurse.password(client)).json;
    expect(await client.send('POST', PATH, { challenge, code }), name).toMatchObject({ status });
  });

  test('on paper counts once too, however it is typed', async () => {
    const nurse = await enrolled(server(), 'paper');
    const [one = '', another = ''] = nurse.recoveryCodes;
    const client = nurse.browser();
    const { challenge } = (await nurse.password(client)).json;
    const typed = one.toLowerCase().replace('-', ' ');
    expect((await client.send('POST', PATH, { challenge, code: typed })).status).toBe(200);
    const again = await nurse.browser().send('POST', PATH, { challenge, code: one });
    expect(again.json.code).toBe('code_wrong');
    const calls = Array.from({ length: 4 }, () =>
      nurse.browser().send('POST', PATH, { challenge, code: another }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await client.get(PATH)).json.recovery_codes).toBe(8);
  });

  test.each([
    ['no code', { code: ' ' }, 'code'],
    ['another field', { code: '123456', uid: 1 }, 'uid'],
    ['a number', { code: 123_456 }, 'code'],
  ])('%s is told at its field', async (name, changed, field) => {
    const { mail } = await approvedNurse(server(), name.replaceAll(' ', '-'));
    const client = practice(server());
    const { challenge } = (await tryPassword(client, mail)).json;
    const answer = await client.send('POST', PATH, { challenge, ...changed });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(answer.json.error)).toEqual([field]);
  });
});
