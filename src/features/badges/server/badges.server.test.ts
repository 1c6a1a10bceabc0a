import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { registration } from '#db/schema/tracking.ts';
import { addDays } from '#domain/kit/day.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { evenings } from '#server/testing/evenings.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { badgesOf, deedsOn, messages, plan, received, view } from './badges.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { register, startEarlier, confirm } = deedsOn(server, mails);
const { passTo } = evenings(server);
const DAY = 86_400;
const lettersTo = async (mail: string) => {
  await server().runJob('deliver_mail');
  return mails.to(mail).map(({ parsed }) => parsed.subject);
};

describe('an action awards its badge at once', () => {
  test('the first day: in the list, unseen, and in a message, once', async () => {
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
        langcode: 'nl',
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

  test('deleting what earned it does not revoke it', async () => {
    const client = await server().newcomer('deleted-day');
    const { json } = await register(client);
    expect((await client.delete(`/daily_registration/${json.sid}`)).status).toBe(204);
    expect(await received(client)).toEqual(['first-registration']);
  });

  test('days filled in more than a week late award none', async () => {
    const client = await server().newcomer('late');
    await startEarlier(client);
    for (const daysAgo of [10, 9, 8]) await register(client, daysAgo);
    expect(await received(client)).toEqual([]);
    await register(client, 7);
    expect(await received(client)).toEqual(['first-registration']);
  });

  test('a pause between days does not break them, and brings none itself: the night does', async () => {
    const [paused, mended] = [await server().newcomer('paused'), await server().newcomer('mended')];
    const pause = (client: typeof paused, daysAgo: number) =>
      client.put(`/api/v1/pauses/${addDays(server().clock.today(), -daysAgo)}`, {});
    for (const client of [paused, mended]) await startEarlier(client);
    for (const daysAgo of [5, 4, 3]) expect((await pause(paused, daysAgo)).status).toBe(204);
    for (const daysAgo of [7, 6, 2]) await register(paused, daysAgo);
    expect(await received(paused)).toEqual(['first-registration', 'reg-3-row']);
    for (const daysAgo of [3, 2, 0]) await register(mended, daysAgo);
    await pause(mended, 1);
    expect(await received(mended)).toEqual(['first-registration']);
    await server().runJob('award_badges');
    expect(await received(mended)).toEqual(['first-registration', 'reg-3-row']);
    // No badge for coming back, which would not be in the list before it was received.
    await register(paused);
    await server().runJob('award_badges');
    expect(await received(paused)).not.toContain('comeback');
  });

  test('reading awards none', async () => {
    const client = await server().newcomer('looks');
    const now = server().clock.now();
    await server()
      .connection.db.insert(registration)
      .values({
        uuid: crypto.randomUUID(),
        uid: await client.uid(),
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

describe('badges that depend on time', () => {
  test('a day is compared with its goal in the night after it, by whichever node comes first', async () => {
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

  test('a day that ended above its goal awards none', async () => {
    const client = await server().newcomer('above');
    await plan(client);
    await register(client, 0, 1);
    await register(client, 0, 5);
    server().passSeconds(DAY);
    await server().runJob('award_badges');
    expect(await received(client)).toEqual(['plan-made', 'first-registration']);
  });
});

describe('awarding exactly once, atomically', () => {
  test('two taps at the same moment award once', async () => {
    const client = await server().newcomer('two-taps');
    await startEarlier(client);
    const answers = await Promise.all([0, 1, 2, 3].map((daysAgo) => register(client, daysAgo)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await received(client)).toEqual(['first-registration', 'reg-3-row']);
    expect((await messages(client)).toSorted()).toEqual(['Drie dagen op rij', 'Eerste dag ingevuld']);
  });

  test('the action, its badge, message and mail are saved together or not at all', async () => {
    const client = await server().newcomer('whole');
    await confirm(client, 'whole@houvast.example');
    const { db } = server().connection;
    const uid = await client.uid();
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

  test('goes to people who chose it and confirmed their address, and names neither badge nor programme', async () => {
    const mail = 'mailed@houvast.example';
    const client = await server().newcomer('mailed');
    await register(client);
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres']);
    await confirm(client, mail);
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres', SUBJECT]);
    const letter = mails.to(mail).at(-1);
    expect(letter?.link).toBe('http://alcohol.localhost:3000/badges');
    expect(letter?.parsed.text).not.toMatch(/Begonnen|dag ingevuld|drinken|glazen/i);

    await client.patch(`/user/${await client.uid()}`, {
      field_notification_settings: [{ value: 'daily_mail' }],
    });
    await plan(client);
    expect(await received(client)).toContain('plan-made');
    expect(await lettersTo(mail)).toHaveLength(2);
  });

  test('comes once a day, however many badges it brings', async () => {
    const mail = 'many@houvast.example';
    const client = await server().newcomer('many');
    await confirm(client, mail);
    await register(client);
    await plan(client);
    expect(await received(client)).toEqual(['email-confirmed', 'plan-made', 'first-registration']);
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres', SUBJECT]);
    server().passSeconds(24 * 3_600);
    await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: ['een'] });
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres', SUBJECT, SUBJECT]);
  });

  test('comes once in the morning for an evening and the night after it, and not again that day', async () => {
    const mail = 'evening@houvast.example';
    const client = await server().newcomer('evening');
    await confirm(client, mail);
    await plan(client);
    server().passSeconds(DAY);
    passTo(22);
    await register(client);
    passTo(0, 30);
    expect(await server().runJob('award_badges')).toBeGreaterThan(0);
    passTo(9);
    await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: ['een'] });
    expect(await lettersTo(mail)).toEqual(['Bevestig je e-mailadres', SUBJECT, SUBJECT]);
  });

  test('waits for the morning, and is not sent to someone who turned it off overnight', async () => {
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
    await other.patch(`/user/${await other.uid()}`, { field_show_badges: [{ value: false }] });
    server().passSeconds(night);
    expect(await lettersTo('at-night@houvast.example')).toHaveLength(3);
    expect(await lettersTo('mind-changed@houvast.example')).toHaveLength(2);
  });
});
