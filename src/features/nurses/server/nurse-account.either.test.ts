import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { applicant } from './applicant.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const LIST = '/staff/v1/applications';
const approval = { check: ['practiceCalled'], reason: 'De praktijk kent haar.' };
const reason = { reason: 'De praktijk meldt dat zij er niet meer werkt.' };

let office: TestClient;
beforeEach(async () => {
  office = await server().staff('administrator');
});

describe('blocking a nurse', () => {
  let uid: number;
  beforeAll(async () => {
    uid = await applicant(server(), 'blocked@houvast.example');
  });
  const block = (what: 'block' | 'unblock') => office.post(`/staff/v1/nurses/${uid}/${what}`, reason);

  test('asks for a code, takes an approved one only, and logs her out at once', async () => {
    expect((await block('block')).json.code).toBe('code_required');
    await server().prove(office, 'administrator');
    expect(await block('block'), 'not approved yet').toMatchObject({ status: 409 });
    await office.post(`${LIST}/${uid}/approve`, approval);

    const { db } = server().connection;
    await rowsOf(
      db,
      `insert into session (id_hash, uid, created_at, last_seen_at) values ('\\x01', ${uid}, now(), now())`,
    );
    await server().prove(office, 'administrator');
    expect(await block('block')).toMatchObject({ status: 200, json: { blocked: true } });
    expect(await rowsOf(db, `select uid from session where uid = ${uid}`)).toEqual([]);
    await server().prove(office, 'administrator');
    expect((await block('block')).json.code, 'twice').toBe('edit_conflict');

    expect(await block('unblock')).toMatchObject({ status: 200, json: { blocked: false } });
    expect((await block('unblock')).json.code).toBe('edit_conflict');
    const lines = await rowsOf<{ action: string }>(
      db,
      `select action from audit_entry where subject = 'nurse ${uid}' order by id`,
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'application_approved',
      'nurse_blocked',
      'nurse_unblocked',
    ]);
  });
});

test('an applicant whose account is blocked is not approved until it is unblocked', async () => {
  const mail = 'blocked-applicant@houvast.example';
  const uid = await applicant(server(), mail);
  await office.post('/staff/v1/people/find', { site: 'poh', mail, reason: 'Zij belt.' });
  await server().prove(office, 'administrator');
  expect((await office.post(`/staff/v1/people/${uid}/block`, reason)).status).toBe(200);
  expect((await office.get(`${LIST}/${uid}`)).json).toMatchObject({ approved: null, blocked: true });
  const refused = await office.post(`${LIST}/${uid}/approve`, approval);
  expect(refused).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
  await office.post(`/staff/v1/people/${uid}/unblock`, reason);
  expect((await office.post(`${LIST}/${uid}/approve`, approval)).status).toBe(200);
});

test('a nurse who waits is told so in the mail that confirms her address', async () => {
  const mail = 'waiting@houvast.example';
  const uid = await applicant(server(), mail, { isConfirmed: false });
  const support = await server().staff('support');
  await support.post('/staff/v1/people/find', { site: 'poh', mail, reason: 'Zij belt.' });
  expect((await support.post(`/staff/v1/people/${uid}/confirmation`)).status).toBe(200);
  await server().runJob('deliver_mail');
  const [received] = mails.to(mail);
  expect(received?.parsed.subject).toBe('We hebben je aanvraag ontvangen');
  expect(received?.parsed.text).toMatch(/http:\/\/poh\.localhost:3000\/valideer\/\d+\/\d+\//);

  await office.post(`${LIST}/${uid}/approve`, approval);
  server().passSeconds(86_400);
  const later = await server().staff('support');
  await later.post('/staff/v1/people/find', { site: 'poh', mail, reason: 'Zij belt weer.' });
  await later.post(`/staff/v1/people/${uid}/confirmation`);
  await server().runJob('deliver_mail');
  const subjects = mails.to(mail).map(({ parsed }) => parsed.subject);
  expect(subjects).toContain('Bevestig je e-mailadres');
});
