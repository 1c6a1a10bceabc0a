import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { registration } from '#db/schema/tracking.ts';
import { addDays } from '#domain/kit/day.ts';
import type { MessageRow } from '#features/messages/contract.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import type { BadgeRow, MilestoneRow } from '../contract.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const view = (name: string) => `/entity/view/${name}/block_1/results`;
const DAY = 86_400;
const pass = [{ existing: NEWCOMER_PASSWORD }];

async function badgesOf(client: TestClient): Promise<BadgeRow[]> {
  return (await client.get(view('badges'))).json.rows;
}
async function received(client: TestClient): Promise<string[]> {
  return (await badgesOf(client)).flatMap((badge) => (badge.received ? badge.id : []));
}
async function messages(client: TestClient): Promise<string[]> {
  const { json } = await client.get(view('messages'));
  return (json.rows as MessageRow[]).flatMap(({ badge }) => badge?.name ?? []);
}
async function uidOf(client: TestClient): Promise<number> {
  return (await client.get('/user/me')).json.uid[0].value;
}
const register = (client: TestClient, daysAgo = 0, amount = 1) =>
  client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: addDays(server().clock.today(), -daysAgo),
    amount,
  });
/** May register days before the account was made. */
async function startEarlier(client: TestClient, days = 20): Promise<void> {
  const value = addDays(server().clock.today(), -days);
  const answer = await client.patch(`/user/${await uidOf(client)}`, {
    field_registrations_start_date: [{ value }],
  });
  expect(answer.status).toBe(200);
}
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const plan = (client: TestClient) =>
  client.post('/webform_rest/submit', {
    webform_id: 'goal',
    ...Object.fromEntries(
      WEEK.flatMap((day) => [
        [day, 3],
        [`goal_${day}`, 2],
      ]),
    ),
    stopOrReduce: 'reduce',
    immediate_or_gradual: 'immediate',
  });
async function confirm(client: TestClient, mail: string): Promise<void> {
  await server().runJob('deliver_mail');
  const [uid, timestamp, hash] = mails.to(mail).at(-1)?.link.split('/').slice(-3) ?? [];
  expect((await client.post('/validate-email', { uid, timestamp, hash })).status).toBe(200);
}
const lettersTo = async (mail: string) => {
  await server().runJob('deliver_mail');
  return mails.to(mail).map(({ parsed }) => parsed.subject);
};

describe('what was done brings its badge at once', () => {
  test('the first day: in the list, not seen yet, and in a message, once', async () => {
    const client = await server().newcomer('first-day');
    expect(await received(client)).toEqual([]);
    expect((await register(client, 0, 4)).status).toBe(200);
    const found = (await badgesOf(client)).filter((badge) => badge.received);
    expect(found).toEqual([
      {
        tid: expect.any(Number),
        id: 'first-registration',
        name: 'Eerste dag ingevuld',
        description: 'Je hebt voor het eerst een dag ingevuld, wat het ook was.',
        how: 'Vul een dag in, wat het ook was.',
        field_image: { url: '/badges.svg#first-registration', alt: '' },
        received: true,
        received_at: server().clock.now().toISOString(),
        seen: false,
      },
    ]);
    await register(client);
    expect(await received(client)).toEqual(['first-registration']);
    expect(await messages(client)).toEqual(['Eerste dag ingevuld']);
  });

  test('a plan, an exercise and days in a row', async () => {
    const client = await server().newcomer('busy');
    await startEarlier(client);
    await plan(client);
    await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: ['een'] });
    for (const daysAgo of [2, 1, 0]) await register(client, daysAgo);
    expect(await received(client)).toEqual([
      'plan-made',
      'first-registration',
      'reg-3-row',
      'first-exercise',
    ]);
  });

  test('deleting what brought it takes nothing away', async () => {
    const client = await server().newcomer('deleted-day');
    const { json } = await register(client);
    expect((await client.delete(`/daily_registration/${json.sid}`)).status).toBe(204);
    expect(await received(client)).toEqual(['first-registration']);
  });

  test('days filled in more than a week late bring none', async () => {
    const client = await server().newcomer('late');
    await startEarlier(client);
    for (const daysAgo of [10, 9, 8]) await register(client, daysAgo);
    expect(await received(client)).toEqual([]);
    await register(client, 7);
    expect(await received(client)).toEqual(['first-registration']);
  });

  test('looking brings none', async () => {
    const client = await server().newcomer('looks');
    const now = server().clock.now();
    await server()
      .connection.db.insert(registration)
      .values({
        uuid: crypto.randomUUID(),
        uid: await uidOf(client),
        day: server().clock.today(),
        amount: 1,
        createdAt: now,
        changedAt: now,
      });
    for (const path of [
      view('badges'),
      view('milestones'),
      view('messages'),
      '/user/me',
      '/registrations/overview',
    ]) {
      expect((await client.get(path)).status).toBe(200);
    }
    expect(await received(client)).toEqual([]);
  });
});

describe('what time brings', () => {
  test('a day is judged by its goal in the night after it, by whatever node comes first', async () => {
    const client = await server().newcomer('goal-day');
    await plan(client);
    await register(client, 0, 1);
    expect(await received(client)).not.toContain('goal-day-1');
    await server().runJob('award_badges');
    expect(await received(client)).not.toContain('goal-day-1');
    server().passSeconds(DAY);
    const counts = await Promise.all([server().runJob('award_badges'), server().runJob('award_badges')]);
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(1);
    expect(await received(client)).toContain('goal-day-1');
    expect((await messages(client)).filter((name) => name === 'Eerste dag binnen je doel')).toHaveLength(1);
    expect(await server().runJob('award_badges')).toBe(0);
  });

  test('a day that ended above its goal brings none', async () => {
    const client = await server().newcomer('above');
    await plan(client);
    await register(client, 0, 1);
    await register(client, 0, 5);
    server().passSeconds(DAY);
    await server().runJob('award_badges');
    expect(await received(client)).toEqual(['plan-made', 'first-registration']);
  });
});

describe('once and whole', () => {
  test('two taps at the same moment award once', async () => {
    const client = await server().newcomer('two-taps');
    await startEarlier(client);
    const answers = await Promise.all([0, 1, 2, 3].map((daysAgo) => register(client, daysAgo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await received(client)).toEqual(['first-registration', 'reg-3-row']);
    expect((await messages(client)).toSorted()).toEqual(['Drie dagen op rij', 'Eerste dag ingevuld']);
  });

  test('what brought it, badge, message and mail are saved together or not at all', async () => {
    const client = await server().newcomer('whole');
    await confirm(client, 'whole@houvast.example');
    const { db } = server().connection;
    const uid = await uidOf(client);
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.kind = 'badge_mail' then raise exception 'no'; end if; return new; end $$`);
    await db.execute(sql`create trigger refuse before insert on mail for each row execute function refuse()`);
    expect((await register(client)).status).toBe(500);
    await db.execute(sql`drop trigger refuse on mail`);
    const left = await rowsOf<{ rows: number }>(
      db,
      `select (select count(*)::int from registration where uid = ${uid}) + (select count(*)::int from person_badge
        where uid = ${uid} and badge = 'first-registration') as rows`,
    );
    expect(left).toEqual([{ rows: 0 }]);
    expect(await messages(client)).toEqual(['Begonnen']);
    expect((await register(client)).status).toBe(200);
    expect(await received(client)).toEqual(['email-confirmed', 'first-registration']);
  });
});

describe('the mail', () => {
  const SUBJECT = 'Je hebt iets bereikt';

  test('goes to who chose it and confirmed the address, and names neither badge nor programme', async () => {
    const mail = 'mailed@houvast.example';
    const client = await server().newcomer('mailed');
    await register(client);
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres']);
    await confirm(client, mail);
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres', SUBJECT]);
    const letter = mails.to(mail).at(-1);
    expect(letter?.link).toBe('http://alcohol.localhost:3000/badges');
    expect(letter?.parsed.text).not.toMatch(/Begonnen|dag ingevuld|drinken|glazen/i);

    await client.patch(`/user/${await uidOf(client)}`, {
      field_notification_settings: [{ value: 'daily_mail' }],
    });
    await plan(client);
    expect(await received(client)).toContain('plan-made');
    expect(await lettersTo(mail)).toHaveLength(2);
  });

  test('waits for the morning, and for nobody who changed their mind in the night', async () => {
    const night = 12 * 3_600;
    const client = await server().newcomer('at-night');
    const other = await server().newcomer('mind-changed');
    for (const [person, name] of [
      [client, 'at-night'],
      [other, 'mind-changed'],
    ] as const) {
      await confirm(person, `${name}@houvast.example`);
      expect(await lettersTo(`${name}@houvast.example`)).toHaveLength(2);
    }
    server().passSeconds(night);
    await register(client);
    await register(other);
    expect(await lettersTo('at-night@houvast.example')).toHaveLength(2);
    await other.patch(`/user/${await uidOf(other)}`, { field_show_badges: [{ value: false }] });
    server().passSeconds(night);
    expect(await lettersTo('at-night@houvast.example')).toHaveLength(3);
    expect(await lettersTo('mind-changed@houvast.example')).toHaveLength(2);
  });
});

describe('the lists (contract section 3)', () => {
  test('milestones name their badges, and nothing that nobody can come by here or should set out for', async () => {
    const client = await server().login('Lars');
    const badges = await badgesOf(client);
    const { json } = await client.get(`${view('milestones')}?_format=json`);
    const milestones: MilestoneRow[] = json.rows;
    expect(milestones.map(({ id }) => id)).toEqual(['m-start', 'm-register', 'm-goal', 'm-program']);
    expect(milestones.flatMap(({ field_badges }) => field_badges)).toEqual(badges.map(({ tid }) => tid));
    const ids = badges.map(({ id }) => id);
    expect(ids).toContain('goal-days-30');
    for (const hidden of [
      'comeback',
      'back-on-track',
      'first-post',
      'first-diary',
      'buddy-accepted',
      'nurse-paired',
    ]) {
      expect(ids, hidden).not.toContain(hidden);
    }
    expect(json.pager).toEqual({ current_page: 0, total_items: 4, total_pages: 1, items_per_page: 4 });
  });

  test('a surprise is there once it was received, in the language asked for', async () => {
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

describe('what was shown as received', () => {
  test('is not shown so again, and nobody else marks it', async () => {
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

  test('nobody is shown anything who wants to see no badges, then or later', async () => {
    const client = await server().newcomer('hides');
    const path = `/user/${await uidOf(client)}`;
    expect((await client.patch(path, { field_show_badges: [{ value: 'no' }] })).status).toBe(422);
    expect(
      (await client.patch(path, { field_show_badges: [{ value: false }] })).json.field_show_badges,
    ).toEqual([{ value: false }]);
    await register(client);
    expect(await messages(client)).toEqual(['Eerste dag ingevuld']);
    await client.patch(path, { field_show_badges: [{ value: true }] });
    expect((await badgesOf(client)).filter((badge) => badge.received && !badge.seen)).toEqual([]);
  });
});

describe('badges of a person', () => {
  test('stand on the account, which does not take others', async () => {
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
    const path = `/user/${await uidOf(client)}`;
    expect((await client.patch(path, { field_badges: json.field_badges })).status).toBe(200);
    expect((await client.patch(path, { field_badges: [{ target_id: 1 }] })).status).toBe(403);
  });

  test('stay when the programme starts anew, and go with the account', async () => {
    const client = await server().newcomer('restarts');
    const uid = await uidOf(client);
    await plan(client);
    await register(client);
    await client.post('/reset-progress');
    expect(await received(client)).toEqual(['plan-made', 'first-registration']);
    expect((await client.post('/delete-user-account', { pass })).status).toBe(200);
    const { db } = server().connection;
    expect(await rowsOf(db, `select badge from person_badge where uid = ${uid}`)).toEqual([]);
  });
});
