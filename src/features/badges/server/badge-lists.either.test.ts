import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import type { MilestoneRow } from '../contract.ts';
import { badgesOf, deedsOn, messages, plan, received, view } from './badges.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { register, startEarlier, confirm } = deedsOn(server, mails);
const pass = [{ existing: NEWCOMER_PASSWORD }];

describe('the lists (contract section 3)', () => {
  test('milestones name their badges, without those that cannot be earned here or should not be aimed for', async () => {
    const client = await server().login('Lars');
    const badges = await badgesOf(client);
    const { json } = await client.get(`${view('milestones')}?_format=json`);
    const milestones: MilestoneRow[] = json.rows;
    expect(milestones.map(({ id }) => id)).toEqual([
      'm-start',
      'm-register',
      'm-goal',
      'm-program',
      'm-urge',
      'm-together',
    ]);
    expect(milestones.flatMap(({ field_badges }) => field_badges)).toEqual(badges.map(({ tid }) => tid));
    const ids = badges.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['goal-days-30', 'nurse-paired', 'first-diary']));
    for (const hidden of ['comeback', 'back-on-track']) {
      expect(ids, hidden).not.toContain(hidden);
    }
    expect(json.pager).toEqual({ current_page: 0, total_items: 6, total_pages: 1, items_per_page: 6 });
    const beyond = (await client.get(`${view('milestones')}?page=1`)).json;
    expect(beyond).toEqual({ rows: [], pager: { ...json.pager, current_page: 1 } });
  });

  test('a surprise appears once it was received, in the requested language', async () => {
    const client = await server().newcomer('surprised', 'cocaine', { language: 'en' });
    await startEarlier(client);
    await register(client, 5);
    expect((await badgesOf(client)).map(({ id }) => id)).not.toContain('comeback');
    await register(client, 0);
    expect((await badgesOf(client)).find(({ id }) => id === 'comeback')).toMatchObject({
      name: 'Picked up again',
      how: null,
      received: true,
    });
  });

  test('are for participants of sites that have badges', async () => {
    expect((await server().visitor('alcohol').get(view('badges'))).json).toMatchObject({
      code: 'login_required',
    });
    const relative = await server().newcomer('relative', 'naasten');
    await confirm(relative, 'relative@houvast.example');
    for (const name of ['badges', 'milestones']) expect((await relative.get(view(name))).status).toBe(404);
    expect((await relative.post('/api/v1/badges/seen', { badges: [] })).status).toBe(404);
    expect(await messages(relative)).toEqual([]);
    expect((await relative.get('/user/me')).json.field_badges).toEqual([]);
  });
});

describe('a badge marked as seen', () => {
  test('is not announced again, and only its owner can mark it', async () => {
    const client = await server().newcomer('sees');
    const other = await server().newcomer('sees-not');
    await register(client);
    await other.post('/api/v1/badges/seen', { badges: ['first-registration'] });
    const seen = async () => (await badgesOf(client)).filter((badge) => badge.seen).map(({ id }) => id);
    expect(await seen()).toEqual([]);
    expect(
      (await client.post('/api/v1/badges/seen', { badges: ['first-registration', 'none'] })).status,
    ).toBe(204);
    expect(await seen()).toEqual(['first-registration']);
    expect((await client.post('/api/v1/badges/seen', { badges: [] })).status).toBe(204);
    expect((await client.post('/api/v1/badges/seen', { badges: 'all' })).status).toBe(400);
    expect(await received(other)).toEqual([]);
  });

  test('someone who hides badges is shown none, then or later', async () => {
    const client = await server().newcomer('hides');
    const path = `/user/${await client.uid()}`;
    expect((await client.patch(path, { field_show_badges: [{ value: 'no' }] })).status).toBe(422);
    expect(
      (await client.patch(path, { field_show_badges: [{ value: false }] })).json.field_show_badges,
    ).toEqual([{ value: false }]);
    const unread = async () => (await client.get('/api/v1/messages/unread')).json.unread;
    const before = await unread();
    await register(client);
    expect(await received(client)).toEqual(['first-registration']);
    expect(await messages(client)).toEqual([]);
    expect(await unread()).toBe(before);
    await client.patch(path, { field_show_badges: [{ value: true }] });
    expect((await badgesOf(client)).filter((badge) => badge.received && !badge.seen)).toEqual([]);
  });
});

describe('the badges of a person', () => {
  test('are a read-only field of the account', async () => {
    const client = await server().newcomer('entity');
    await register(client);
    const badge = (await badgesOf(client)).find((found) => found.received);
    const { json } = await client.get('/user/me');
    const [{ target_uuid, url }] = json.field_badges;
    expect(json.field_badges).toEqual([
      {
        target_id: badge?.tid,
        target_type: 'taxonomy_term',
        target_uuid,
        url: `/taxonomy/term/${badge?.tid}`,
      },
    ]);
    expect(await client.get(url)).toMatchObject({
      status: 200,
      json: {
        uuid: [{ value: target_uuid }],
        name: [{ value: badge?.name }],
        vid: [{ target_id: 'badges' }],
      },
    });
    const path = `/user/${await client.uid()}`;
    expect((await client.patch(path, { field_badges: json.field_badges })).status).toBe(200);
    expect((await client.patch(path, { field_badges: [{ target_id: 1 }] })).status).toBe(403);
  });

  test('survive a restart of the programme, and are deleted with the account', async () => {
    const client = await server().newcomer('restarts');
    const uid = await client.uid();
    await plan(client);
    await register(client);
    await client.post('/reset-progress');
    expect(await received(client)).toEqual(['plan-made', 'first-registration']);
    expect((await client.post('/delete-user-account', { pass })).status).toBe(200);
    const { db } = server().connection;
    expect(await rowsOf(db, `select badge from person_badge where uid = ${uid}`)).toEqual([]);
  });
});
