import { describe, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { DETAILS, nurse, practice } from '#features/nurses/server/applicant.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const list = <T>(value: T) => [{ value }];
const change = async (client: TestClient, body: object) => client.patch(`/user/${await client.uid()}`, body);

describe('the account of a nurse', () => {
  test('is changed field by field, and her name with it', async () => {
    const client = await nurse(server(), 'changes');
    const answer = await change(client, {
      field_initials: list(' M. '),
      field_family_name: list('Smit'),
      field_function: list('POH-GGZ'),
    });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        field_initials: list('M.'),
        field_family_name: list('Smit'),
        field_function: list('POH-GGZ'),
        field_locality: list('Utrecht'),
      },
    });
    const office = await server().staff('administrator');
    const path = `/staff/v1/applications/${await client.uid()}`;
    expect((await office.get(path)).json).toMatchObject({ name: 'M. Smit', practice_changed: null });
  });

  test('says what is wrong at its field, and then changes nothing', async () => {
    const client = await nurse(server(), 'wrong');
    const answer = await change(client, { field_locality: list(''), field_postal_code: list('0000 AA') });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.error)).toEqual(['field_postal_code', 'field_locality']);
    expect((await client.get('/user/me')).json.field_postal_code).toEqual(list(DETAILS.postalCode));
  });

  test('has none of the fields of participants, and theirs none of hers', async () => {
    const client = await nurse(server(), 'fields');
    for (const [name, value] of Object.entries({
      field_nickname: 'Egel',
      field_avatar: 'avatar--3',
      field_name: 'An',
    })) {
      const answer = await change(client, { [name]: list(value) });
      expect(answer.status, name).toBe(422);
      expect(answer.json.error, name).toHaveProperty(name);
    }
    const { json } = await client.get('/user/me');
    expect((await change(client, { field_nickname: json.field_nickname })).status, 'as it is').toBe(200);
    expect((await change(client, { field_welcome_package: list(0) })).json.code).toBe('field_read_only');
    const anna = await server().login('Anna');
    const hers = await change(anna, { field_initials: list('A.') });
    expect(hers.status).toBe(422);
    expect((await anna.get('/user/me')).json).not.toHaveProperty('field_initials');
  });

  test('tells the staff when the practice changes, until somebody looked at it', async () => {
    const client = await nurse(server(), 'moves');
    const uid = await client.uid();
    await change(client, { field_general_practitioner: list('Gezondheidscentrum Noord') });
    const office = await server().staff('administrator');
    const changed = async () => (await office.get('/staff/v1/applications?state=changed')).json;
    expect(await changed()).toMatchObject({
      rows: [{ uid, practice: 'Gezondheidscentrum Noord', practice_changed: expect.any(String) }],
      waiting: { changed: 1 },
    });
    expect((await client.get('/user/me')).status, 'she carries on').toBe(200);
    const since = async (): Promise<string> => (await changed()).rows[0].practice_changed;
    const seen = (reason: string, instant: string) =>
      office.post(`/staff/v1/nurses/${uid}/practice`, { reason, practice_changed: instant });
    const first = await since();
    server().passSeconds(60);
    await change(client, { field_general_practitioner: list('Gezondheidscentrum Zuid') });
    expect((await seen('Noord kent haar.', first)).json.code).toBe('edit_conflict');
    const second = await since();
    expect((await seen(' ', second)).status).toBe(400);
    expect(await seen('De nieuwe praktijk kent haar.', second)).toMatchObject({
      status: 200,
      json: { practice_changed: null },
    });
    expect((await seen('Nog eens.', second)).json.code).toBe('edit_conflict');
    expect((await changed()).waiting.changed).toBe(0);
    expect((await office.get('/staff/v1/audit')).json.rows[0]).toMatchObject({
      action: 'practice_checked',
      subject: `nurse ${uid}`,
    });
  });

  test('changes its address once the link in a mail is opened, and its password', async () => {
    const client = await nurse(server(), 'moving');
    const existing = [{ existing: NEWCOMER_PASSWORD }];
    const next = 'moved@houvast.example';
    expect((await change(client, { mail: list(next), pass: existing })).json).toMatchObject({
      mail: list('moving@houvast.example'),
      field_pending_mail: list(next),
    });
    await server().runJob('deliver_mail');
    await practice(server()).post('/validate-email', mails.linkTo(next));
    await client.login(next, NEWCOMER_PASSWORD);
    const pass = [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-1' }];
    expect((await change(client, { pass })).status).toBe(200);
    await client.login(next, 'een-nieuw-begin-1');
  });

  test('can be copied by her, and is deleted by the provider only', async () => {
    const client = await nurse(server(), 'copies');
    const files = await exportOf(server(), client);
    const data = JSON.parse(files['data.json'] ?? '');
    expect(data.account).toMatchObject([{ mail: 'copies@houvast.example', name: 'J. Jansen' }]);
    expect(data.nurse).toMatchObject([{ practice: DETAILS.practice, postal_code: '3511 AB' }]);
    expect(data).not.toHaveProperty('registrations');
    expect(files['index.html']).toContain('Je aanvraag');
    expect(files['index.html']).not.toMatch(/nurses:|dataset\.|column\./);
    const refused = await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
    expect(refused).toMatchObject({ status: 403, json: { code: 'role_missing' } });
  });

  test('opens nothing of participants, nor theirs anything of hers', async () => {
    const client = await nurse(server(), 'apart');
    for (const path of ['/registrations/overview', '/entity/view/messages/block_1/results']) {
      expect([403, 404], path).toContain((await client.get(path)).status);
    }
    const elsewhere = server().visitor('alcohol');
    elsewhere.cookie = client.cookie;
    expect((await elsewhere.get('/user/me')).json.code).toBe('login_required');
    const anna = await server().login('Anna');
    const here = practice(server());
    here.cookie = anna.cookie;
    expect((await here.get('/user/me')).json.code).toBe('login_required');
    await expect(here.login('anna@houvast.example', 'stap-voor-stap-1')).rejects.toThrow('credentials_wrong');
  });
});
