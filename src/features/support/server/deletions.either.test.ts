import { beforeEach, describe, expect, test } from 'vitest';
import { claimsOn } from '#features/account/server/claiming.testing.ts';
import { applicant } from '#features/nurses/server/applicant.testing.ts';
import { dump, rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { ownData } from '#server/testing/own-data.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const LIST = '/staff/v1/deletions';
const reason = 'Verzoek per brief';

type Who = 'support' | 'administrator';
let clients: Record<Who, TestClient>;
beforeEach(async () => {
  clients = {
    support: await server().staff('support'),
    administrator: await server().staff('administrator'),
  };
});

/** Looks for an account, without which nobody can do anything to it. */
async function look(who: Who, uid: number): Promise<void> {
  const [account] = await rowsOf<{ site: string; mail: string }>(
    server().connection.db,
    `select site, mail from account where uid = ${uid}`,
  );
  if (account) await clients[who].post('/staff/v1/people/find', { ...account, reason });
}

/** Calls with a new code, as a dangerous act asks. */
async function withCode(who: Who, uid: number, what: 'delete' | 'delete/confirm', body?: object) {
  if (what === 'delete') await look(who, uid);
  await server().prove(clients[who], who);
  return clients[who].post(`/staff/v1/people/${uid}/${what}`, body);
}
const waitingFor = async (who: Who): Promise<number> =>
  (await clients[who].get('/staff/v1/waiting')).json.deletions;
const refuse = (who: Who, uid: number, body: object = { reason }) =>
  clients[who].post(`/staff/v1/people/${uid}/delete/refuse`, body);

async function somebody(name: string): Promise<number> {
  const uid = await (await server().newcomer(name)).uid();
  await server().confirm(name);
  return uid;
}

const actionsOf = async (uid: number) => {
  const rows = await rowsOf<{ action: string; name: string }>(
    server().connection.db,
    `select action, name from audit_entry where subject = 'account ${uid}' and action <> 'account_found' order by id`,
  );
  return rows.map(({ action, name }) => `${name}: ${action}`);
};

describe('deleting an account for its owner', () => {
  test('waits for a second person, and leaves nothing but the log', async () => {
    const uid = await somebody('kanarie-brief');
    const waiting = await withCode('support', uid, 'delete', { reason });
    expect(waiting.json.account).toMatchObject({ uid, deletion_waits: true });
    const [row] = (await clients.administrator.get(LIST)).json.rows;
    expect(row).toEqual({
      uid,
      site: 'alcohol',
      kind: 'participant',
      asked: expect.any(String),
      by: 'S. Visser',
      own: false,
      reason,
    });
    expect((await clients.support.get(LIST)).json.rows[0].own).toBe(true);
    expect(await waitingFor('administrator')).toBe(1);
    expect(await waitingFor('support'), 'whoever asked cannot confirm it').toBe(0);
    const own = await withCode('support', uid, 'delete/confirm');
    expect(own).toMatchObject({ status: 403, json: { code: 'role_missing' } });
    const bare = await clients.administrator.post(`/staff/v1/people/${uid}/delete/confirm`);
    expect(bare.json.code).toBe('code_required');

    expect((await withCode('administrator', uid, 'delete/confirm')).status).toBe(204);
    await server().runJob('deliver_mail');
    expect(mails.to('kanarie-brief@houvast.example').at(-1)?.parsed.subject).toBe('Je account is verwijderd');
    expect(await dump(server().connection.db)).not.toContain('kanarie-brief');
    expect(await actionsOf(uid)).toEqual(['S. Visser: deletion_asked', 'E. de Wit: account_deleted']);
    expect((await clients.support.get(LIST)).json.rows).toEqual([]);
    expect(await waitingFor('administrator')).toBe(0);
  });

  test('is the same for a nurse', async () => {
    const uid = await applicant(server(), 'kanarie-zorg@houvast.example');
    await withCode('administrator', uid, 'delete', { reason });
    expect((await clients.support.get(LIST)).json.rows).toMatchObject([{ uid, site: 'poh', kind: 'nurse' }]);
    expect((await withCode('support', uid, 'delete/confirm')).status).toBe(204);
    await server().runJob('deliver_mail');
    const { subject, text } = mails.to('kanarie-zorg@houvast.example').at(-1)?.parsed ?? {};
    expect(subject).toBe('Je account is verwijderd');
    expect(text, 'nothing that is meant for people who take part').not.toContain('steun nodig');
    expect(await dump(server().connection.db)).not.toContain('kanarie-zorg');
  });

  test('is asked once and happens once, whoever asks at the same moment', async () => {
    const uid = await somebody('double');
    const asked = await Promise.all([
      withCode('support', uid, 'delete', { reason }),
      withCode('administrator', uid, 'delete', { reason }),
    ]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const asker = asked[0]?.status === 200 ? 'support' : 'administrator';
    const second = asker === 'support' ? 'administrator' : 'support';
    const confirm = () => clients[second].post(`/staff/v1/people/${uid}/delete/confirm`);
    await server().prove(clients[second], second);
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(204);
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await actionsOf(uid)).filter((line) => line.endsWith('account_deleted'))).toHaveLength(1);
    expect((await withCode(second, uid, 'delete/confirm')).status).toBe(404);
    expect((await withCode(second, uid, 'delete', { reason })).status).toBe(404);
  });

  test('can be refused by anybody who may ask, also by whoever asked', async () => {
    const uid = await somebody('kept');
    for (const who of ['administrator', 'support'] as const) {
      await withCode('support', uid, 'delete', { reason });
      expect((await refuse(who, uid, { reason: 'x'.repeat(5_001) })).status).toBe(400);
      expect((await refuse(who, uid)).status).toBe(204);
      expect((await refuse(who, uid)).status).toBe(404);
      expect((await withCode('administrator', uid, 'delete/confirm')).status, 'nothing waits').toBe(404);
    }
    expect(await actionsOf(uid)).toEqual([
      'S. Visser: deletion_asked',
      'E. de Wit: deletion_refused',
      'S. Visser: deletion_asked',
      'S. Visser: deletion_refused',
    ]);
  });

  test('is over when the owner deletes the account meanwhile', async () => {
    const client = await server().newcomer('quicker');
    const uid = await client.uid();
    await withCode('support', uid, 'delete', { reason });
    await client.post('/delete-user-account', { pass: [{ existing: 'rustig-aan-2026' }] });
    expect((await clients.administrator.get(LIST)).json.rows).toEqual([]);
    expect((await withCode('administrator', uid, 'delete/confirm')).status).toBe(404);
  });

  test('is over when the owner of the address takes the account over meanwhile', async () => {
    const uid = await (await server().newcomer('overgenomen')).uid();
    await withCode('support', uid, 'delete', { reason });
    const owner = await claimsOn(server, mails).claim('overgenomen');
    expect((await clients.administrator.get(LIST)).json.rows).toEqual([]);
    expect((await withCode('administrator', uid, 'delete/confirm')).status).toBe(404);
    expect(await owner.uid()).toBe(uid);
  });

  test('needs a reason, and an account', async () => {
    const uid = await somebody('reasons');
    for (const body of [{ reason: '' }, { reason: 'x'.repeat(5_001) }, {}]) {
      expect((await withCode('support', uid, 'delete', body)).status).toBe(400);
    }
    expect((await withCode('support', 999_999_999, 'delete', { reason })).status).toBe(404);
    expect((await clients.support.get(`${LIST}?page=x`)).json.code).toBe('malformed_request');
  });
});

test('nothing of a life is in any answer', async () => {
  const client = await server().newcomer('canary');
  await server().confirm('canary');
  const uid = await client.uid();
  const canaries = {
    name: 'kanarie-naam',
    nickname: 'kanarie-bijnaam',
    note: 'kanarie-notitie',
    answer: 'kanarie-antwoord',
    diary: 'kanarie-dagboek',
    story: 'kanarie-verhaal',
    amount: '73.5',
  };
  const day = server().clock.today();
  await client.patch(`/user/${uid}`, {
    field_name: [{ value: canaries.name }],
    field_nickname: [{ value: canaries.nickname }],
  });
  const entry = { registration_date: day, amount: Number(canaries.amount), note: canaries.note };
  await client.post('/webform_rest/submit', { webform_id: 'daily_registration', ...entry });
  await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: [canaries.answer] });
  await client.post('/node', {
    type: 'diary_entry',
    title: canaries.diary,
    field_diary_body: `<p>${canaries.story}</p>`,
    field_diary_entry_date: day,
  });
  const own = await ownData(client);
  for (const canary of Object.values(canaries)) expect(own, 'was entered').toContain(canary);
  const search = { site: 'alcohol', mail: 'canary@houvast.example', reason };
  const { support } = clients;
  const answers = [
    await support.post('/staff/v1/people/find', search),
    await support.post(`/staff/v1/people/${uid}/reset`),
    await support.post(`/staff/v1/people/${uid}/confirmation`),
    await withCode('support', uid, 'delete', { reason }),
    await support.get(LIST),
    await clients.administrator.get('/staff/v1/audit'),
    await refuse('support', uid),
  ];
  expect(answers[0]?.status).toBe(200);
  const bytes = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
  expect(bytes).toContain(String(uid));
  for (const canary of [...Object.values(canaries), search.mail]) expect(bytes, canary).not.toContain(canary);
});
