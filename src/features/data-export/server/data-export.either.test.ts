import { describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { addDays, daysFrom } from '#domain/kit/day.ts';
import { hasFeature } from '#domain/site/site.ts';
import { categoryOf, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { DATASETS } from '#server/slices.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { exportOf } from './export-of.testing.ts';

const server = sharedTestServer();
const pass = [{ existing: NEWCOMER_PASSWORD }];

const exported = (client: TestClient, password = NEWCOMER_PASSWORD) =>
  exportOf(server(), client, { pass: [{ existing: password }] });

describe('exporting personal data', () => {
  test('requires the password', async () => {
    const client = await server().newcomer('no-password');
    expect(await client.post('/api/v1/exports', {})).toMatchObject({
      status: 403,
      json: { code: 'password_required' },
    });
    const wrong = { pass: [{ existing: 'not-this-one-1' }] };
    expect(await client.post('/api/v1/exports', wrong)).toMatchObject({
      status: 403,
      json: { code: 'password_incorrect' },
    });
  });

  test('a relative gets no sections about days and plans, which their site does not have', async () => {
    const relative = await server().newcomer('relative-taker', 'naasten');
    const data = JSON.parse((await exported(relative))['data.json'] ?? '') as object;
    const theirs = DATASETS.filter(({ about }) => !about || hasFeature('naasten', about));
    expect(Object.keys(data)).toEqual(theirs.map(({ name }) => name));
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['account', 'exercises']));
    for (const name of ['registrations', 'pauses', 'plans', 'goals']) expect(data).not.toHaveProperty(name);
  });

  test('gives everything as JSON, as tables and as a page', async () => {
    const client = await server().newcomer('taker');
    const pushNotificationToken = 'ExponentPushToken[taker]';
    await client.post('/api/push-notification-token', { pushNotificationToken });
    const note = '=cmd|calc <b>"vet"</b>';
    const entry = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 2.5, note };
    await client.post('/webform_rest/submit', entry);
    const files = await exported(client);
    const data = JSON.parse(files['data.json'] ?? '');
    expect(data.account).toMatchObject([{ mail: 'taker@houvast.example', name: 'taker', site: 'alcohol' }]);
    const uid = await client.uid();
    expect(data.account).toMatchObject([{ account_number: uid, blocked: false }]);
    expect(files['index.html']).toContain(`<td>Deelnemer</td><td>${uid}</td><td>Nee</td>`);
    expect(data.registrations).toMatchObject([{ day: TEST_TODAY, amount: 2.5, note }]);
    expect(data.push_devices).toMatchObject([{ channel: 'expo' }]);
    expect(data.push_messages).toMatchObject([{ kind: 'badge_mail', sent_at: null }]);
    const theirs = DATASETS.filter(({ about }) => !about || hasFeature('alcohol', about));
    expect(Object.keys(data)).toEqual(theirs.map(({ name }) => name));
    expect(JSON.stringify(data)).not.toMatch(/argon2|PushToken/);
    expect(files['csv/registrations.csv'], 'a text stays a text in a spreadsheet').toContain(
      `"'=cmd|calc <b>""vet""</b>"`,
    );
    expect(files['index.html']).toContain('=cmd|calc &lt;b&gt;&quot;vet&quot;&lt;/b&gt;');
    expect(files['index.html']).not.toMatch(/data-export:|dataset\.|column\./);
  });

  test('the page has words and dates where the tables have the stored values', async () => {
    const client = await server().newcomer('reader');
    const entry = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 2.5 };
    await client.post('/webform_rest/submit', { ...entry, where: 'home', with_who: 'alone' });
    await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: ['slapen'] });
    const files = await exported(client);
    const [registration] = JSON.parse(files['data.json'] ?? '').registrations;
    expect(registration).toMatchObject({ day: TEST_TODAY, place: 'home', company: 'alone' });
    expect(registration.created_at).toMatch(/^2026-11-20T.*Z$/);
    expect(files['csv/registrations.csv']).toContain('"home","alone"');
    const page = files['index.html'] ?? '';
    const cells = ['vrijdag 20 november 2026', '2,5', 'Thuis', 'Alleen', 'Deelnemer', 'Mijn redenen'];
    for (const cell of [...cells, 'Eerste dag ingevuld', '20 november 2026 om 12:00']) {
      expect(page).toContain(`<td>${cell}</td>`);
    }
    expect(page).not.toMatch(/<td>(?:home|alone|client|true|false|[a-z]+(?:_[a-z]+)+|[\d-]{10}T[^<]*)<\/td>/);
  });

  test('has words for a reason of a report that was chosen, and one in own words as it was written', async () => {
    const own = 'Dit gaat over mijn buurman, en dat wil hij niet: {{naam}}. Echt niet.';
    const writer = await memberOf(server(), 'gemeld');
    const reporter = await memberOf(server(), 'meldt');
    const category = await categoryOf(server());
    for (const [nth, reason] of [own, 'personal'].entries()) {
      const nid = await postBy(writer, category, { body: `<p>Nummer ${nth}</p>` });
      const path = `/entity/flagging/inappropriate_post/node/${nid}`;
      expect((await reporter.post(path, { field_reason: [{ value: reason }] })).status).toBe(201);
    }
    const files = await exported(reporter);
    const flags = JSON.parse(files['data.json'] ?? '').forum_flags;
    expect(flags).toMatchObject([{ flag_reason: own }, { flag_reason: 'personal' }]);
    for (const cell of [own, 'Persoonlijke gegevens'])
      expect(files['index.html']).toContain(`<td>${cell}</td>`);
  });

  test('holds the plan from before a restart', async () => {
    const samira = await server().login('Samira');
    await samira.post('/reset-progress');
    const files = await exported(samira, DEMO_PASSWORD);
    const [plan] = JSON.parse(files['data.json'] ?? '').plans;
    expect(plan).toMatchObject({ stop_or_reduce: 'stop' });
    expect(plan.archived_at).not.toBeNull();
  });

  test('holds the answers to exercises, also those from before a restart', async () => {
    const client = await server().newcomer('answers');
    const answers = { webform_id: 's-my-reasons', reasons: ['slapen', 'geld'] };
    await client.post('/webform_rest/submit', answers);
    await client.post('/reset-progress');
    await client.post('/webform_rest/submit', { ...answers, reasons: ['rust'] });
    const rows = JSON.parse((await exported(client))['data.json'] ?? '').exercises;
    const row = { exercise: 's-my-reasons', question: 'reasons' };
    expect(rows).toMatchObject([
      { ...row, answer: 'slapen\ngeld', archived_at: expect.any(String) },
      { ...row, answer: 'rust', archived_at: null },
    ]);
  });

  test('holds what was begun before a restart and not submitted, among the answers', async () => {
    const client = await server().newcomer('begun');
    await client.put('/api/v1/drafts/s-my-reasons', { data: { reasons: ['slapen', 'geld'] } });
    await client.post('/reset-progress');
    await client.post('/reset-progress');
    const data = JSON.parse((await exported(client))['data.json'] ?? '');
    expect(data.exercise_drafts).toEqual([]);
    expect(data.exercises).toMatchObject([
      {
        exercise: 's-my-reasons',
        question: 'reasons',
        answer: 'slapen\ngeld',
        archived_at: expect.any(String),
      },
    ]);
  });

  test('holds the diary, as it was written and as it reads', async () => {
    const client = await server().newcomer('diary-copy');
    const body = '<p>Eerst <strong>rust</strong>.</p><p>Dan 3 &lt; 4.</p>';
    const day = server().clock.today();
    const entry = { title: 'Een pagina', field_diary_body: body, field_diary_entry_date: day };
    await client.post('/node', { type: 'diary_entry', ...entry });
    const { 'data.json': data = '', 'index.html': page } = await exported(client);
    expect(JSON.parse(data).diary).toMatchObject([{ day, title: 'Een pagina', body, from_note: false }]);
    expect(page).toContain('Eerst rust.\nDan 3 &lt; 4.');
  });

  test('holds drafts of exercises', async () => {
    const client = await server().newcomer('drafts');
    await client.put('/api/v1/drafts/s-my-reasons', { data: { reasons: ['slapen', 'geld'] } });
    const rows = JSON.parse((await exported(client))['data.json'] ?? '').exercise_drafts;
    expect(rows).toEqual([
      {
        exercise: 's-my-reasons',
        question: 'reasons',
        answer: 'slapen\ngeld',
        changed_at: expect.any(String),
      },
    ]);
  });

  test('reports its status, is for its owner only, and expires after an hour', async () => {
    const client = await server().newcomer('waits');
    const { json } = await client.post('/api/v1/exports', { pass });
    const path = `/api/v1/exports/${json.id}`;
    expect((await client.get(path)).json).toMatchObject({ id: json.id, ready: false, expires: null });
    await server().runJob('make_exports');
    expect((await client.get('/api/v1/exports')).json).toMatchObject([{ id: json.id, ready: true }]);
    const anna = await server().login('Anna');
    expect((await anna.get(path)).status).toBe(404);
    expect((await server().visitor('alcohol').get(path)).status).toBe(403);
    server().passSeconds(3_600);
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get('/api/v1/exports')).json).toEqual([]);
    await server().runJob('tidy_up');
    const left = await rowsOf(server().connection.db, `select id from data_export where id = '${json.id}'`);
    expect(left).toEqual([]);
  });

  test('keeps a finished copy when the database fails before the next one', async () => {
    const client = await server().newcomer('finished');
    const { json } = await client.post('/api/v1/exports', { pass });
    const { db } = server().jobContext;
    const begin = db.transaction.bind(db);
    const spy = vi.spyOn(db, 'transaction');
    spy.mockImplementationOnce(begin).mockRejectedValueOnce(new Error('The connection is gone.'));
    await expect(server().runJob('make_exports')).rejects.toThrow('The connection is gone.');
    spy.mockRestore();
    expect((await client.get('/api/v1/exports')).json).toMatchObject([{ id: json.id, ready: true }]);
  });

  test('a new request replaces the previous one', async () => {
    const client = await server().newcomer('twice');
    const first = await client.post('/api/v1/exports', { pass });
    const second = await client.post('/api/v1/exports', { pass });
    expect((await client.get(`/api/v1/exports/${first.json.id}`)).status).toBe(404);
    expect((await client.get(`/api/v1/exports/${second.json.id}`)).status).toBe(200);
  });

  test('holds pauses, and the decisions about a gentler slope', async () => {
    const client = await server().newcomer('decider');
    const reducing = planFields({ current: 2, target: 0 });
    const goal = { ...reducing, stopOrReduce: 'stop', immediate_or_gradual: 'gradual' };
    expect((await client.post('/webform_rest/submit', goal)).status).toBe(200);
    await client.put(`/api/v1/pauses/${TEST_TODAY}`, { reason: 'holiday' });
    // Today is a Friday: two whole weeks end on a Sunday.
    server().passSeconds(17 * 86_400);
    await client.login('decider@houvast.example', NEWCOMER_PASSWORD);
    for (const registration_date of daysFrom(TEST_TODAY, addDays(TEST_TODAY, 16))) {
      const entry = { webform_id: 'daily_registration', registration_date, amount: 2 };
      await client.post('/webform_rest/submit', entry);
    }
    expect((await client.post('/api/v1/step-down', { accepted: false })).status).toBe(204);
    const files = await exported(client);
    const data = JSON.parse(files['data.json'] ?? '');
    expect(data.pauses).toMatchObject([{ day: TEST_TODAY, reason: 'holiday' }]);
    expect(data.step_downs).toMatchObject([{ accepted: false, start_monday: 2, start_sunday: 2 }]);
    expect(files['index.html']).toContain('Begin voor maandag');
    expect(files['index.html']).not.toMatch(/data-export:|dataset\.|column\./);
  });
});
