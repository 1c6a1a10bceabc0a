import { beforeAll, describe, expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf } from './pairing.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
let guide: TestClient;
beforeAll(async () => {
  guide = await nurse(server(), 'uitnodigt');
});
const draft = { first_name: 'An', email_address: 'an@houvast.example', domain: 'tobacco' };
const invite = (changed: object = {}, path = '/invite-client-via-mail') =>
  guide.post(path, { ...draft, ...changed });

describe('inviting a client', () => {
  test('sends a mail with the code and a neutral subject to the site of the programme', async () => {
    expect((await invite()).status).toBe(200);
    await server().runJob('deliver_mail');
    const [mail] = mails.to(draft.email_address);
    expect(mail?.parsed.subject).toBe('Uitnodiging van je zorgverlener');
    expect(mail?.parsed.text).toContain('Hallo An,');
    expect(mail?.parsed.text).toContain(await codeOf(guide));
    expect(mail?.parsed.text).toContain('http://tobacco.localhost:3000/registreren');
    expect(mail?.raw.split('\r\n\r\n')[0], 'no name in its head').not.toContain('Jansen');
  });

  test('shows the mail before, word for word, and sends and stores nothing', async () => {
    const looked = { ...draft, first_name: '  Bo ', email_address: 'eerst-bekeken@houvast.example' };
    const shown = await guide.post('/api/v1/client-invitation-preview', looked);
    expect(shown).toMatchObject({
      status: 200,
      json: { to: looked.email_address, subject: 'Uitnodiging van je zorgverlener' },
    });
    await server().runJob('deliver_mail');
    expect(mails.to(looked.email_address)).toEqual([]);
    expect(await query('select id from client_invitation')).toHaveLength(1);
    await invite(looked);
    await server().runJob('deliver_mail');
    const [sent] = mails.to(looked.email_address);
    expect(sent?.parsed.text?.trim()).toBe(shown.json.text.trim());
    expect(String(sent?.parsed.html).trim()).toBe(shown.json.html.trim());
    expect(shown.json.text).toContain(`Hallo Bo,`);
    expect(shown.json.html).toContain('http://tobacco.localhost:3000/registreren');
  });

  test('is the same for an address that has an account', async () => {
    const known = await invite({ email_address: '\uff53amira@houvast.example' });
    const unknown = await invite(
      { email_address: 'niemand@houvast.example' },
      '/proxy/invite-client-via-mail',
    );
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    await server().runJob('deliver_mail');
    const text = (to: string) => mails.to(to).at(-1)?.parsed.text;
    expect(text('samira@houvast.example')).toBeDefined();
    expect(text('samira@houvast.example')).toBe(text('niemand@houvast.example'));
  });

  test('keeps name and address sealed, for a week', async () => {
    const rows = await query<{ line: string }>('select t::text as line from client_invitation t');
    expect(rows.length).toBeGreaterThan(0);
    for (const { line } of rows) expect(line).not.toContain(Buffer.from('houvast.example').toString('hex'));
    server().passSeconds(8 * 86_400);
    await server().runJob('tidy_up');
    expect(await query('select id from client_invitation')).toEqual([]);
    expect(await query("select id from mail where kind = 'client_invite'")).toEqual([]);
  });

  test.each([
    [{ first_name: '' }, 'first_name'],
    [{ first_name: 'An\r\nBcc: iedereen@houvast.example' }, 'first_name'],
    [{ first_name: 'www.win.example' }, 'first_name'],
    [{ email_address: 'an@houvast.example\r\nBcc: b@houvast.example' }, 'email_address'],
    [{ domain: 'poh' }, 'domain'],
    [{ domain: 'naasten' }, 'domain'],
    [{ domain: '' }, 'domain'],
  ])('refuses %j', async (changed, field) => {
    await guide.login('uitnodigt@houvast.example', 'rustig-aan-2026');
    for (const path of ['/invite-client-via-mail', '/api/v1/client-invitation-preview']) {
      const answer = await invite(changed, path);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json.error)).toEqual([field]);
    }
  });

  test('is possible twenty times a day', async () => {
    await query('delete from flood_attempts');
    const statuses = [];
    for (let nth = 0; nth < 21; nth += 1) {
      statuses.push((await invite({ email_address: `client-${nth}@houvast.example` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test('reaches nobody once the nurse is blocked, nor somebody who wants no invitations', async () => {
    await query(`delete from flood_attempts`);
    await invite({ email_address: 'te-laat@houvast.example' });
    await query(`update account set blocked = true where uid = ${await guide.uid()}`);
    await server().runJob('deliver_mail');
    expect(mails.to('te-laat@houvast.example')).toEqual([]);
  });

  test('is no participant’s to do', async () => {
    const anna = await server().login('Anna');
    for (const path of ['/invite-client-via-mail', '/api/v1/client-invitation-preview'])
      expect((await anna.post(path, draft)).status).toBe(404);
  });
});
