import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { enrolled, PATH, PERIOD } from './two-steps.testing.ts';

const server = sharedTestServer({ NURSE_SECOND_FACTOR: '1' });

/** A nurse whose password was right, and the challenge that she got. */
async function waiting(name: string) {
  const nurse = await enrolled(server(), name);
  const client = nurse.browser();
  const challenge: string = (await nurse.password(client)).json.challenge;
  const give = (given: string, code = nurse.code()) => client.send('POST', PATH, { challenge: given, code });
  return { nurse, client, challenge, give };
}

/** The challenge with one character of a part replaced. */
function bent(challenge: string, part: number): string {
  const parts = challenge.split('.');
  const before = parts[part] ?? '';
  parts[part] = `${before.startsWith('1') ? '2' : '1'}${before.slice(1)}`;
  return parts.join('.');
}

describe('a challenge', () => {
  test('that was tampered with, cut or made up opens nothing', async () => {
    const { challenge, give, nurse } = await waiting('tampered');
    const invented = [0, 1, 2, 3, 4].map((part) => bent(challenge, part));
    for (const given of ['', 'x', '1.2.3', challenge.slice(0, -1), `${challenge}=`, ...invented]) {
      expect((await give(given)).json, given).toEqual({
        code: 'challenge_invalid',
        message: 'This login is over; it has to begin again.',
      });
    }
    expect((await give(challenge, nurse.code())).status).toBe(200);
  });

  test('is good for ten minutes', async () => {
    const { challenge, give, nurse } = await waiting('late');
    server().passSeconds(600 - PERIOD);
    expect((await give(challenge)).json.code).toBe('challenge_invalid');
    const inTime = (await nurse.password(nurse.browser())).json.challenge;
    server().passSeconds(599 - PERIOD);
    expect((await give(inTime)).status).toBe(200);
  });

  test('of somebody else takes only their codes', async () => {
    const mine = await waiting('mine');
    const theirs = await waiting('theirs');
    expect((await mine.give(theirs.challenge, mine.nurse.code())).json.code).toBe('code_wrong');
    const swapped = [theirs.challenge.split('.')[0], ...mine.challenge.split('.').slice(1)].join('.');
    expect((await mine.give(swapped)).json.code).toBe('challenge_invalid');
  });

  test('is none on another site, nor of somebody who logged in', async () => {
    const { challenge, give, nurse } = await waiting('elsewhere');
    const answer = await server().visitor('alcohol').send('POST', PATH, { challenge, code: nurse.code() });
    expect(answer.status).toBe(404);
    expect((await give(challenge)).status).toBe(200);
    expect((await nurse.first.post(PATH, { challenge, code: nurse.code() })).json.code).toBe('visitors_only');
  });

  test('is void once the password was changed, and while she is blocked', async () => {
    const { challenge, give, nurse } = await waiting('changed');
    const { db } = server().connection;
    await rowsOf(db, `update account set blocked = true where uid = ${nurse.uid}`);
    expect((await give(challenge)).json.code).toBe('account_blocked');
    await rowsOf(db, `update account set blocked = false where uid = ${nurse.uid}`);
    const pass = [{ existing: 'rustig-aan-2026', value: 'anders-dan-2026' }];
    expect((await nurse.first.patch(`/user/${nurse.uid}`, { pass })).status).toBe(200);
    expect((await give(challenge)).json.code).toBe('challenge_invalid');
  });

  test('of setting an app up is none once there is one, and the other way round', async () => {
    const { nurse, challenge, give } = await waiting('kinds');
    await rowsOf(server().connection.db, `delete from second_factor where uid = ${nurse.uid}`);
    expect((await give(challenge)).json.code).toBe('challenge_invalid');
  });
});

describe('wrong codes', () => {
  const wrong = '000000';

  test('end a challenge after five, with the seconds that are left of it', async () => {
    const { challenge, give } = await waiting('five');
    for (let nth = 0; nth < 5; nth += 1) expect((await give(challenge, wrong)).json.code).toBe('code_wrong');
    server().passSeconds(60);
    const answer = await give(challenge);
    expect(answer).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(Number(answer.headers['retry-after'])).toBe(600 - 60 - PERIOD);
  });

  test('slow an account down after ten, and not the browser that it knows', async () => {
    const { nurse } = await waiting('ten');
    for (let round = 0; round < 2; round += 1) {
      const stranger = nurse.browser();
      const { challenge } = (await nurse.password(stranger)).json;
      for (let nth = 0; nth < 5; nth += 1) {
        expect((await stranger.send('POST', PATH, { challenge, code: wrong })).json.code).toBe('code_wrong');
      }
    }
    const stranger = nurse.browser();
    const { challenge } = (await nurse.password(stranger)).json;
    const slowed = await stranger.send('POST', PATH, { challenge, code: wrong });
    expect(slowed.status).toBe(429);
    expect(slowed.headers['retry-after']).toBe('60');

    await nurse.first.post('/user/logout');
    expect((await nurse.logIn(nurse.first)).status, 'her own browser').toBe(200);
    server().passSeconds(60 - PERIOD);
    const later = await stranger.send('POST', PATH, { challenge, code: nurse.code() });
    expect(later.status, 'a right one after the wait').toBe(200);
    const [fresh] = [nurse.browser()];
    const next = (await nurse.password(fresh)).json.challenge;
    expect((await fresh.send('POST', PATH, { challenge: next, code: wrong })).json.code).toBe('code_wrong');
  });

  test('are lines in the log that name nobody', async () => {
    const { challenge, give, nurse } = await waiting('logged');
    server().log.length = 0;
    await give(challenge, wrong);
    const line = server().log.find((one) => one.includes('second_step_failed'));
    expect(line).toBeDefined();
    for (const secret of [nurse.mail, challenge, wrong]) expect(server().log.join('')).not.toContain(secret);
  });
});
