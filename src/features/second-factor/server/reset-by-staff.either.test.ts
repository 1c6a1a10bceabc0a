import { expect, test } from 'vitest';
import { practice } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { appOf, enrolled, PATH, PERIOD, tryPassword } from './two-steps.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url, NURSE_SECOND_FACTOR: '1' });
const reason = { reason: 'Belt vanaf het nummer van de praktijk: telefoon gestolen.' };

test('an administrator takes a lost second step away: with a code, logged, and told by mail', async () => {
  const nurse = await enrolled(server(), 'lost');
  const remembered = nurse.browser();
  await nurse.logIn(remembered, { remember: true });
  await remembered.post('/user/logout');
  const office = await server().staff('administrator');
  const prove = () => server().prove(office, 'administrator');
  const path = `/staff/v1/nurses/${nurse.uid}/second-factor/reset`;
  const since = async () => (await office.get(`/staff/v1/applications/${nurse.uid}`)).json.second_factor;
  const body = { ...reason, second_factor: await since() };
  expect(body.second_factor).toContain('T');

  expect((await office.post(path, body)).json.code).toBe('code_required');
  await prove();
  expect((await office.post(path, { ...body, reason: '' })).json.code).toBe('invalid_input');
  await prove();
  expect(await office.post(path, body)).toMatchObject({ status: 200, json: { second_factor: null } });
  await prove();
  expect((await office.post(path, body)).json.code, 'twice').toBe('edit_conflict');

  expect((await nurse.first.get('/user/me')).json.code, 'her sessions end').toBe('login_required');
  const again = await tryPassword(remembered, nurse.mail);
  expect(again.json, 'no browser is remembered').toMatchObject({
    code: 'second_factor_required',
    enrol: { secret: expect.any(String) },
  });
  const { db } = server().connection;
  for (const table of ['second_factor', 'recovery_code', 'remembered_device']) {
    expect(await rowsOf(db, `select uid from ${table} where uid = ${nurse.uid}`), table).toEqual([]);
  }
  const lines = await rowsOf<{ action: string; reason: string }>(
    db,
    `select action, reason from audit_entry where subject = 'nurse ${nurse.uid}'`,
  );
  expect(lines).toEqual([{ action: 'second_factor_reset', ...reason }]);
  await server().runJob('deliver_mail');
  const [mail] = mails.to(nurse.mail).slice(-1);
  expect(mail?.parsed.subject).toBe('Je tweede stap is weggehaald');
  expect(mail?.parsed.text).toContain('Je stelt dan de app op je telefoon opnieuw in.');
  expect(mail?.parsed.text).toContain('http://poh.localhost:3000/inloggen');
});

test('a second step that she set up since the administrator looked stays', async () => {
  const nurse = await enrolled(server(), 'renewed');
  const office = await server().staff('administrator');
  const seen = async () => (await office.get(`/staff/v1/applications/${nurse.uid}`)).json.second_factor;
  const reset = async (second_factor: string) => {
    await server().prove(office, 'administrator');
    return office.post(`/staff/v1/nurses/${nurse.uid}/second-factor/reset`, { ...reason, second_factor });
  };
  const lost = await seen();
  expect((await reset(lost)).status).toBe(200);
  server().passSeconds(PERIOD);
  const client = practice(server());
  const { challenge, enrol } = (await tryPassword(client, nurse.mail)).json;
  const code = appOf(server(), enrol.secret).now();
  expect((await client.send('POST', PATH, { challenge, code })).status).toBe(200);

  expect(await reset(lost)).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
  expect((await client.get('/user/me')).status).toBe(200);
  expect((await reset(await seen())).status).toBe(200);
});

test('nobody else on the staff does, nor a nurse', async () => {
  const nurse = await enrolled(server(), 'kept');
  const path = `/staff/v1/nurses/${nurse.uid}/second-factor/reset`;
  for (const role of ['moderator', 'support'] as const) {
    expect((await (await server().staff(role)).post(path, reason)).status, role).toBe(403);
  }
  expect((await practice(server()).post(path, reason)).status).toBe(404);
});
