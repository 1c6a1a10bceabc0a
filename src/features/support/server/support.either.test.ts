import { beforeEach, describe, expect, test } from 'vitest';
import { SITES } from '#domain/site/site.ts';
import { applicant, nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const PEOPLE = '/staff/v1/people';
const reason = 'Belt: de link in de mail werkt niet';

let support: TestClient;
beforeEach(async () => {
  // The searches of an hour ago no longer count.
  server().passSeconds(3_601);
  support = await server().staff('support');
});

const find = (mail: string, site = 'alcohol') => support.post(`${PEOPLE}/find`, { site, mail, reason });
const act = (uid: number, what: string, body?: object) => support.post(`${PEOPLE}/${uid}/${what}`, body);

const lastLines = (count: number) =>
  rowsOf<{ action: string; subject: string | null; site: string | null; reason: string | null }>(
    server().connection.db,
    `select action, subject, site, reason from audit_entry order by id desc limit ${count}`,
  );

/** Somebody new with a confirmed address. */
async function somebody(name: string, site: 'alcohol' | 'gambling' = 'alcohol') {
  const client = await server().newcomer(name, site);
  await server().confirm(name);
  return { client, uid: await client.uid(), mail: `${name}@houvast.example` };
}

describe('looking for an account', () => {
  test('takes the whole address and its site, and is written down without the address', async () => {
    const { uid, mail } = await somebody('thijs', 'gambling');
    const answer = await find(' THIJS@houvast.example', 'gambling');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.json.account).toEqual({
      uid,
      site: 'gambling',
      kind: 'participant',
      created: '2026-11',
      confirmed: true,
      address_waits: false,
      blocked: false,
      has_password: true,
      may_block: true,
      mails: [{ kind: 'confirmation', day: server().clock.today(), state: 'waiting' }],
      deletion_waits: false,
    });
    expect(await lastLines(1)).toEqual([
      { action: 'account_found', subject: `account ${uid}`, site: 'gambling', reason },
    ]);
    expect((await find(mail, 'alcohol')).json).toEqual({ account: null });
    expect(await lastLines(1)).toEqual([
      { action: 'account_searched', subject: null, site: 'alcohol', reason },
    ]);
    expect(server().log.join('\n')).not.toContain(mail);
  });

  test('finds participants and nurses on all seven sites', async () => {
    await applicant(server(), 'everywhere@houvast.example');
    for (const site of SITES) {
      if (site !== 'poh') await server().newcomer('everywhere', site);
      const { account } = (await find('everywhere@houvast.example', site)).json;
      expect(account, site).toMatchObject({ site, kind: site === 'poh' ? 'nurse' : 'participant' });
    }
  });

  test('knows no wildcards', async () => {
    for (const mail of [
      '%@houvast.example',
      'ann_@houvast.example',
      'anna@houvast%.example',
      "a'@b.example",
    ]) {
      expect((await find(mail)).json, mail).toEqual({ account: null });
    }
    for (const mail of [
      '%',
      '_',
      '',
      'anna',
      `${'a'.repeat(300)}@houvast.example`,
      'anna@houvast.example\0',
    ]) {
      expect(await find(mail), mail).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
  });

  test('needs a reason that can be kept, and a site there is', async () => {
    const mail = 'anna@houvast.example';
    const [before] = await lastLines(1);
    for (const body of [
      { site: 'alcohol', mail, reason: ' ' },
      { site: 'alcohol', mail, reason: 'x'.repeat(5_001) },
      { site: 'alcohol', mail, reason: `Zoekt ${mail}` },
      { site: 'wijn', mail, reason },
      { site: 'alcohol', mail },
      { site: 'alcohol', mail: [mail], reason },
    ]) {
      expect((await support.post(`${PEOPLE}/find`, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await lastLines(1))[0]).toEqual(before);
  });

  test('comes to a stop after thirty an hour, for one member', async () => {
    for (let nth = 0; nth < 30; nth += 1) expect((await find(`a${nth}@houvast.example`)).status).toBe(200);
    const refused = await find('anna@houvast.example');
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    const colleague = await server().staff('administrator');
    const body = { site: 'alcohol', mail: 'anna@houvast.example', reason };
    expect((await colleague.post(`${PEOPLE}/find`, body)).status).toBe(200);
    server().passSeconds(3_600);
    support = await server().staff('support');
    expect((await find('anna@houvast.example')).status).toBe(200);
  });

  test('is for support and administrators, on the host of the staff', async () => {
    const moderator = await server().staff('moderator');
    const body = { site: 'alcohol', mail: 'anna@houvast.example', reason };
    expect((await moderator.post(`${PEOPLE}/find`, body)).json.code).toBe('role_missing');
    expect((await moderator.get('/staff/v1/deletions')).json.code).toBe('role_missing');
    const anna = await server().login('Anna');
    expect((await anna.post(`${PEOPLE}/find`, body)).status).toBe(404);
  });
});

describe('sending a mail again', () => {
  test('sends the confirmation twice a day at most, counting those that its owner asked for', async () => {
    const client = await server().newcomer('again');
    const uid = await client.uid();
    server().passSeconds(1);
    await server().runJob('deliver_mail');
    expect((await client.post('/send-validation-email')).status).toBe(200);
    server().passSeconds(1);
    await find('again@houvast.example');
    expect((await act(uid, 'confirmation')).json.account.mails).toEqual([
      { kind: 'confirmation', day: server().clock.today(), state: 'waiting' },
    ]);
    server().passSeconds(1);
    expect((await act(uid, 'confirmation')).status).toBe(429);
    await server().runJob('deliver_mail');
    expect(mails.to('again@houvast.example')).toHaveLength(3);
    expect((await find('again@houvast.example')).json.account.mails[0].state).toBe('sent');
    await server().confirm('again');
    expect((await act(uid, 'confirmation')).json.code, 'nothing to confirm').toBe('edit_conflict');
  });

  test('sends a link for a new password within the limit of the account', async () => {
    const { uid, mail } = await somebody('forgot');
    await find(mail);
    for (let nth = 0; nth < 5; nth += 1) {
      server().passSeconds(1);
      expect((await act(uid, 'reset')).status).toBe(200);
    }
    expect((await act(uid, 'reset')).status).toBe(429);
    await server().runJob('deliver_mail');
    const links = mails.to(mail).filter(({ parsed }) => parsed.subject === 'Kies een nieuw wachtwoord');
    expect(links).toHaveLength(5);
    expect(links.at(-1)?.parsed.text).toMatch(/http:\/\/alcohol\.localhost:3000\/user\/reset\/\d+\/\d+\//);
    expect((await lastLines(1))[0]).toMatchObject({ action: 'reset_sent', subject: `account ${uid}` });
    expect((await find(mail)).json.account.mails[1]).toMatchObject({ kind: 'reset', state: 'sent' });
  });

  test('sends none to a blocked account, to a nurse who was not approved yet, and to nobody', async () => {
    const { uid, mail } = await somebody('silent');
    await find(mail);
    await server().prove(support, 'support');
    await act(uid, 'block', { reason });
    expect((await act(uid, 'reset')).json.code).toBe('account_blocked');
    expect((await act(uid, 'confirmation')).json.code).toBe('account_blocked');
    expect((await act(999_999_999, 'reset')).status).toBe(404);
    const applied = await applicant(server(), 'applied@houvast.example');
    await find('applied@houvast.example', 'poh');
    expect((await act(applied, 'reset')).json.code).toBe('account_blocked');
  });
});

describe('blocking an account', () => {
  test('asks for a code, ends its sessions at once, and can be undone', async () => {
    const { client, uid, mail } = await somebody('shut');
    await find(mail);
    expect((await act(uid, 'block', { reason })).json.code).toBe('code_required');
    await server().prove(support, 'support');
    expect((await act(uid, 'block', { reason })).json.account).toMatchObject({ uid, blocked: true });
    expect((await act(uid, 'block', { reason })).json.code, 'a code is good once').toBe('code_required');
    expect((await client.get('/user/me')).status).toBe(403);
    const refused = await client.send('POST', '/user/login', { name: mail, pass: NEWCOMER_PASSWORD });
    expect(refused.json.code).toBe('account_blocked');
    expect((await act(uid, 'unblock', { reason: '' })).status).toBe(400);
    expect((await act(uid, 'unblock', { reason })).json.account.blocked).toBe(false);
    await client.login(mail, NEWCOMER_PASSWORD);
    expect((await act(uid, 'unblock', { reason })).json.code).toBe('edit_conflict');
    expect(await lastLines(2)).toMatchObject([
      { action: 'account_unblocked', subject: `account ${uid}`, reason },
      { action: 'account_blocked', subject: `account ${uid}`, reason },
    ]);
  });
});

describe('acting on an account', () => {
  const ACTS = ['confirmation', 'reset', 'block', 'unblock', 'delete'] as const;

  test('takes a search by the same member within half an hour', async () => {
    const { uid, mail } = await somebody('numbers');
    const administrator = await server().staff('administrator');
    await administrator.post(`${PEOPLE}/find`, { site: 'alcohol', mail, reason });
    await find(mail, 'gambling');
    for (const what of ACTS) {
      await server().prove(support, 'support');
      expect((await act(uid, what, { reason })).status, what).toBe(404);
    }
    await server().runJob('deliver_mail');
    const subjects = mails.to(mail).map(({ parsed }) => parsed.subject);
    expect(subjects, 'nothing was sent').not.toContain('Kies een nieuw wachtwoord');

    await find(mail);
    expect((await act(uid, 'reset')).status).toBe(200);
    server().passSeconds(1_801);
    support = await server().staff('support');
    expect((await act(uid, 'reset')).status, 'later').toBe(404);
  });

  test('leaves the blocking of nurses to who decides about them', async () => {
    const mail = 'nurse-shut@houvast.example';
    const uid = await (await nurse(server(), 'nurse-shut')).uid();
    expect((await find(mail, 'poh')).json.account.may_block).toBe(false);
    for (const what of ['block', 'unblock']) {
      await server().prove(support, 'support');
      expect((await act(uid, what, { reason })).json.code, what).toBe('role_missing');
    }
    expect((await act(uid, 'reset')).status).toBe(200);
    const administrator = await server().staff('administrator');
    await administrator.post(`${PEOPLE}/find`, { site: 'poh', mail, reason });
    await server().prove(administrator, 'administrator');
    const blocked = await administrator.post(`${PEOPLE}/${uid}/block`, { reason });
    expect(blocked.json.account).toMatchObject({ blocked: true, may_block: true });
  });
});
