import { describe, expect, test } from 'vitest';
import {
  applicant,
  approvedNurse,
  practice,
  registration,
} from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { partsOf, startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { appOf, enrolled, PATH, tryPassword } from './two-steps.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url, NURSE_SECOND_FACTOR: '1' });
const ANOTHER = 'anders-dan-2026';

/** The parts of the newest link of a kind in the mails to an address. */
async function linkTo(mail: string, path: 'user/reset' | 'valideer') {
  await server().runJob('deliver_mail');
  const links = mails.to(mail).map(({ link }) => link);
  return partsOf(links.findLast((link) => link.includes(`/${path}/`)));
}

async function resetLink(mail: string) {
  await practice(server()).post('/user/password', { mail });
  return linkTo(mail, 'user/reset');
}

const isIn = async (client: TestClient) => (await client.get('/user/login_status')).text === '1';
const sessionsOf = (uid: number) =>
  rowsOf(server().connection.db, `select uid from session where uid = ${uid}`);

describe('every road that could open a session', () => {
  test('a link for a new password sets it, ends all sessions, and waits for a code', async () => {
    const nurse = await enrolled(server(), 'reset');
    const link = await resetLink(nurse.mail);
    const client = nurse.browser();
    const answer = await client.post('/user/password/reset', { ...link, new_pass: ANOTHER });
    expect(answer).toMatchObject({ status: 403, json: { code: 'second_factor_required' } });
    expect(answer.json.enrol, 'there is an app').toBeUndefined();
    expect(await isIn(client)).toBe(false);
    expect(await sessionsOf(nurse.uid)).toEqual([]);
    expect((await nurse.password(nurse.browser())).json.code, 'the password of before').toBe(
      'credentials_wrong',
    );
    expect((await client.post('/user/password/reset', { ...link, new_pass: 'nog-een-2026' })).json.code).toBe(
      'link_invalid',
    );
    const { challenge } = answer.json;
    expect((await client.send('POST', PATH, { challenge, code: nurse.code() })).status).toBe(200);
    expect(await isIn(client)).toBe(true);
    expect((await tryPassword(nurse.browser(), nurse.mail, ANOTHER)).json.code).toBe(
      'second_factor_required',
    );
  });

  test('the same link sets an app up where there is none yet', async () => {
    const { mail, uid } = await approvedNurse(server(), 'reset-first');
    const client = practice(server());
    const answer = await client.post('/user/password/reset', {
      ...(await resetLink(mail)),
      new_pass: ANOTHER,
    });
    expect(answer.json.code).toBe('second_factor_required');
    expect(await sessionsOf(uid)).toEqual([]);
    const { challenge, enrol } = answer.json;
    const code = appOf(server(), enrol.secret).now();
    expect((await client.send('POST', PATH, { challenge, code })).json.recovery_codes).toHaveLength(10);
  });

  test('used by a browser in which she is logged in it waits as well, and that session is over', async () => {
    const nurse = await enrolled(server(), 'reset-inside');
    const link = await resetLink(nurse.mail);
    const keyed = { headers: { 'idempotency-key': 'one-tap' } };
    const answer = await nurse.first.post('/user/password/reset', { ...link, new_pass: ANOTHER }, keyed);
    expect(answer.json.code).toBe('second_factor_required');
    expect(nurse.first.cookie, 'its cookie is gone too').toBeUndefined();
    expect(await isIn(nurse.first)).toBe(false);
    expect((await tryPassword(nurse.browser(), nurse.mail, ANOTHER)).json.code).toBe(
      'second_factor_required',
    );
  });

  test('a link that confirms an address opens none, for the first address or another', async () => {
    const mail = 'confirms@houvast.example';
    const uid = await applicant(server(), mail, { isConfirmed: false });
    const client = practice(server());
    expect((await client.post('/validate-email', await linkTo(mail, 'valideer'))).status).toBe(200);
    expect(await isIn(client)).toBe(false);
    expect(await sessionsOf(uid)).toEqual([]);

    const nurse = await enrolled(server(), 'moves');
    const other = 'moved@houvast.example';
    const change = { mail: [{ value: other }], pass: [{ existing: NEWCOMER_PASSWORD }] };
    expect((await nurse.first.patch(`/user/${nurse.uid}`, change)).status).toBe(200);
    const elsewhere = nurse.browser();
    expect((await elsewhere.post('/validate-email', await linkTo(other, 'valideer'))).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(nurse.first), 'every session ends with the address').toBe(false);
    expect((await tryPassword(elsewhere, other)).json.code).toBe('second_factor_required');
  });

  test('registering opens none, also for an address that has an account', async () => {
    const { mail } = await approvedNurse(server(), 'registers');
    for (const address of [mail, 'registers-too@houvast.example']) {
      const client = practice(server());
      await client.post('/user/register', registration(address));
      expect(await isIn(client), address).toBe(false);
    }
  });

  test('another password keeps the session it was changed in, and no other', async () => {
    const nurse = await enrolled(server(), 'changes');
    const other = nurse.browser();
    expect((await nurse.logIn(other)).status).toBe(200);
    const pass = [{ existing: NEWCOMER_PASSWORD, value: ANOTHER }];
    expect((await nurse.first.patch(`/user/${nurse.uid}`, { pass })).status).toBe(200);
    expect([await isIn(nurse.first), await isIn(other)]).toEqual([true, false]);
    expect(await sessionsOf(nurse.uid)).toHaveLength(1);
  });

  test('whoever may not log in learns of no second step', async () => {
    const mail = 'applied@houvast.example';
    await applicant(server(), mail);
    expect((await tryPassword(practice(server()), mail)).json.code).toBe('account_blocked');
    const nurse = await enrolled(server(), 'shut-out');
    await rowsOf(server().connection.db, `update account set blocked = true where uid = ${nurse.uid}`);
    expect((await nurse.password(nurse.browser())).json.code).toBe('account_blocked');
    expect((await nurse.password(nurse.browser(), 'wrong')).json.code).toBe('credentials_wrong');
  });
});
