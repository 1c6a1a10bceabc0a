import { describe, expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/role.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import * as invited from './invited.testing.ts';

const server = sharedTestServer();
const { open, INVITED_PASSWORD: PASSWORD } = invited;
const HOUR = 3_600;

const invite = (administrator: TestClient, mail: string, role?: StaffRole) =>
  invited.invite(server(), administrator, mail, role);
const enrol = (client: TestClient) => invited.enrol(server(), client);

describe('an invitation', () => {
  test('makes an account with a password, an app and ten recovery codes, each of which counts once', async () => {
    const token = await invite(await server().staff('administrator'), 'redactie@houvast.example');
    const client = server().staffVisitor();
    expect((await open(client, token, 'kort')).json.error.password).toMatch(/10/);
    expect(await open(client, token)).toMatchObject({ status: 200, json: { next: 'enrol' } });
    expect((await client.get('/staff/v1/me')).status, 'nothing opens before the second step').toBe(403);
    expect((await client.post('/staff/v1/enrol')).status).toBe(200);
    expect((await client.post('/staff/v1/enrol/confirm', { code: '000000' })).json.code).toBe('code_wrong');
    const codes = await enrol(client);
    expect(new Set(codes).size).toBe(10);
    expect((await client.get('/staff/v1/me')).json).toMatchObject({ role: 'editor', recovery_codes: 10 });
    expect((await client.post('/staff/v1/enrol')).status, 'there is nothing to set up any more').toBe(404);

    const signIn = async (code: string) => {
      const again = server().staffVisitor();
      await again.post('/staff/v1/login', { mail: 'redactie@houvast.example', password: PASSWORD });
      return again.post('/staff/v1/code', { recovery_code: code });
    };
    const [first = ''] = codes;
    expect(await signIn(first.toLowerCase().replace('-', ' '))).toMatchObject({
      status: 200,
      json: { recovery_codes: 9 },
    });
    expect((await signIn(first)).json.code).toBe('code_wrong');
  });

  test('brings recovery codes of which each use is in the log, also before a dangerous act', async () => {
    const token = await invite(await server().staff('administrator'), 'op-papier@houvast.example');
    const client = server().staffVisitor();
    await open(client, token);
    const [first, second] = await enrol(client);
    const again = server().staffVisitor();
    await again.post('/staff/v1/login', { mail: 'op-papier@houvast.example', password: PASSWORD });
    await again.post('/staff/v1/code', { recovery_code: first });
    expect((await again.post('/staff/v1/code', { recovery_code: second })).status).toBe(200);
    const lines = await rowsOf<{ action: string }>(
      server().connection.db,
      'select action from audit_entry order by id desc limit 2',
    );
    expect(lines.map(({ action }) => action)).toEqual(['recovery_code_used', 'signed_in_with_recovery_code']);
  });

  test('brings recovery codes that count for as long as the secret they were made with', async () => {
    const token = await invite(await server().staff('administrator'), 'wissel@houvast.example');
    const client = server().staffVisitor();
    await open(client, token);
    const codes = await enrol(client);
    const { db } = server().connection;
    const left = async () => (await client.get('/staff/v1/me')).json.recovery_codes;
    const ofThisMember = "member = (select id from staff_member where mail_key = 'wissel@houvast.example')";
    await rowsOf(db, `update staff_recovery_code set hash = substr(hash, 10) where ${ofThisMember}`);
    expect(await left(), 'made before secrets had marks').toBe(10);
    expect((await client.post('/staff/v1/code', { recovery_code: codes[0] })).status).toBe(200);
    expect(await left()).toBe(9);
    await rowsOf(db, `update staff_recovery_code set hash = 'dropped_:' || hash where ${ofThisMember}`);
    expect(await left(), 'made with a secret that was dropped').toBe(0);
    expect((await client.post('/staff/v1/code', { recovery_code: codes[1] })).json.code).toBe('code_wrong');
  });

  test('opens once, and within the hour', async () => {
    const administrator = await server().staff('administrator');
    const token = await invite(administrator, 'eenmaal@houvast.example');
    const answers = await Promise.all([1, 2, 3].map(() => open(server().staffVisitor(), token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await open(server().staffVisitor(), token)).toMatchObject({
      status: 403,
      json: { code: 'link_invalid' },
    });
    const late = await invite(await server().staff('administrator'), 'laat@houvast.example');
    server().passSeconds(HOUR + 1);
    expect((await open(server().staffVisitor(), late)).json.code).toBe('link_invalid');
  });

  test('is opened from one network as often as there are invitations; links that open nothing count', async () => {
    const client = server().staffVisitor({ address: '127.3.0.1' });
    const token = await invite(await server().staff('administrator'), 'kort@houvast.example');
    for (let nth = 0; nth < 25; nth += 1) expect((await open(client, token, 'kort')).status).toBe(400);
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await open(client, 'x'.repeat(43))).json.code).toBe('link_invalid');
    }
    const refused = await open(client, token);
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await open(server().staffVisitor({ address: '127.3.0.2' }), token)).status).toBe(200);
  });

  test('opens nothing once it is withdrawn, and the log says so', async () => {
    const administrator = await server().staff('administrator');
    const mail = 'vergist@houvast.example';
    const token = await invite(administrator, mail, 'moderator');
    const withdraw = () => administrator.post('/staff/v1/invitation/withdraw', { mail });
    expect((await withdraw()).status).toBe(204);
    expect((await open(server().staffVisitor(), token)).json.code).toBe('link_invalid');
    expect((await withdraw()).status, 'it is gone').toBe(404);
    const list = (await administrator.get('/staff/v1/staff')).json.invited;
    expect(list.map((row: { mail: string }) => row.mail)).not.toContain(mail);
    const [line] = (await administrator.get('/staff/v1/audit?part=members')).json.rows;
    expect(line).toMatchObject({ action: 'invitation_withdrawn', subject: 'moderator' });
  });

  test('has to be finished within the hour as well', async () => {
    const token = await invite(await server().staff('administrator'), 'half@houvast.example');
    await open(server().staffVisitor(), token);
    server().passSeconds(HOUR + 1);
    const body = { mail: 'half@houvast.example', password: PASSWORD };
    const late = await server().staffVisitor().post('/staff/v1/login', body);
    expect(late.json.code).toBe('credentials_wrong');
  });

  test('is gone on with by its password when getting an app took long', async () => {
    const mail = 'traag@houvast.example';
    const token = await invite(await server().staff('administrator'), mail);
    const client = server().staffVisitor();
    await open(client, token);
    await client.post('/staff/v1/enrol');
    server().passSeconds(11 * 60);
    const late = await client.post('/staff/v1/enrol/confirm', { code: '000000' });
    expect(late.json.code, 'what the page goes back to the password for').toBe('login_required');
    expect((await open(client, token)).json.code).toBe('link_invalid');
    const again = await client.post('/staff/v1/login', { mail, password: PASSWORD });
    expect(again).toMatchObject({ status: 200, json: { next: 'enrol' } });
    expect(await enrol(client)).toHaveLength(10);
  });

  test('to somebody who has an account gives a new password, and leaves the second step as it was', async () => {
    const before = await server().staff('support');
    const token = await invite(await server().staff('administrator'), 'visser@houvast.example', 'support');
    const client = server().staffVisitor();
    expect(await open(client, token)).toMatchObject({ json: { next: 'code' } });
    expect((await before.get('/staff/v1/me')).status, 'earlier sessions are over').toBe(403);
    expect((await client.get('/staff/v1/me')).status).toBe(403);
    const answer = await client.post('/staff/v1/code', { code: server().freshCode('support') });
    expect(answer.json.role).toBe('support');
  });

  test('gives nobody another role, and says in the log who was invited', async () => {
    const administrator = await server().staff('administrator');
    await server().prove(administrator, 'administrator');
    const body = { name: 'S. Visser', mail: ' Visser@houvast.example', role: 'administrator' };
    const refused = await administrator.post('/staff/v1/staff', body);
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { role: expect.stringMatching(/andere rol/) } },
    });
    await invite(administrator, 'visser@houvast.example', 'support');
    const { rows } = (await administrator.get('/staff/v1/staff')).json;
    const { id } = rows.find(({ mail }: { mail: string }) => mail === 'visser@houvast.example');
    const [line] = (await administrator.get('/staff/v1/audit?part=members')).json.rows;
    expect(line).toMatchObject({ action: 'member_invited', subject: `support ${id}` });
  });
});

describe('members', () => {
  test('are removed with a new code, and are signed out at once', async () => {
    const administrator = await server().staff('administrator');
    const token = await invite(administrator, 'weg@houvast.example', 'moderator');
    const leaving = server().staffVisitor();
    await open(leaving, token);
    await enrol(leaving);
    const { rows } = (await administrator.get('/staff/v1/staff')).json;
    const { id } = rows.find(({ mail }: { mail: string }) => mail === 'weg@houvast.example');
    expect(await administrator.delete(`/staff/v1/staff/${id}`)).toMatchObject({
      status: 403,
      json: { code: 'code_required' },
    });
    await server().prove(administrator, 'administrator');
    expect((await administrator.delete(`/staff/v1/staff/${id}`)).status).toBe(204);
    expect((await leaving.get('/staff/v1/me')).status).toBe(403);
    expect((await administrator.delete(`/staff/v1/staff/${id}`)).json.code, 'a code covers one act').toBe(
      'code_required',
    );
  });

  test('do not come back by a link that they had not opened when they were removed', async () => {
    const administrator = await server().staff('administrator');
    const mail = 'terug@houvast.example';
    const leaving = server().staffVisitor();
    await open(leaving, await invite(administrator, mail, 'moderator'));
    const forNewPassword = await invite(administrator, mail, 'moderator');
    const { rows } = (await administrator.get('/staff/v1/staff')).json;
    const { id } = rows.find((row: { mail: string }) => row.mail === mail);
    await server().prove(administrator, 'administrator');
    expect((await administrator.delete(`/staff/v1/staff/${id}`)).status).toBe(204);
    expect((await open(leaving, forNewPassword)).json.code).toBe('link_invalid');
    const anew = await invite(administrator, mail, 'editor');
    expect((await open(leaving, anew)).status, 'an invitation of later opens').toBe(200);
  });

  test('cannot remove themselves, so that an administrator is always left', async () => {
    const administrator = await server().staff('administrator');
    const { id } = (await administrator.get('/staff/v1/me')).json;
    await server().prove(administrator, 'administrator');
    expect((await administrator.delete(`/staff/v1/staff/${id}`)).status).toBe(400);
  });
});
