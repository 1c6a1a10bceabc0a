import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { mail } from '#db/schema/notices.ts';
import { addDays } from '#domain/kit/day.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { intercepted } from '#server/testing/intercepted.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { codeIn, pairs } from '../buddies.testing.ts';
import { passToNextMonday } from './monday.testing.ts';
import { planBuddyUpdates } from './plan-updates.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { accepted, inviting, stranger } = pairs(server, mails);
const passToMonday = (minute: number) => passToNextMonday(server(), minute);
const MINUTE = 60;
const ALL = { days: true, part: true, badges: true, days_within_goal: true, paused: false };

async function run(): Promise<void> {
  await server().runJob('plan_buddy_updates');
  await server().runJob('deliver_mail');
}

const back = (client: TestClient, name: string) => client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
const updates = (address: string) =>
  mails.to(address).filter(({ parsed }) => parsed.subject === 'Een korte update');
const fill = (client: TestClient, registration_date: string, amount: number) =>
  client.post('/webform_rest/submit', { webform_id: 'daily_registration', registration_date, amount });
/** Days filled in since registering, today included. */
async function fillDays(client: TestClient, count: number) {
  const today = server().clock.today();
  for (let nth = 0; nth < count; nth += 1) await fill(client, addDays(today, -nth), 0);
}

beforeAll(() => passToMonday(10 * 60));

describe('the weekly mail', () => {
  test('goes out on Monday at nine, once, to who accepted, and tells what was chosen', async () => {
    const { client, address, code } = await accepted('weekly');
    const waiting = await inviting('weekly-waiting');
    await fillDays(client, 1);
    passToMonday(9 * 60 - 1);
    await run();
    expect(updates(address)).toEqual([]);
    server().passSeconds(MINUTE);
    await run();
    await run();
    expect(updates(address)).toHaveLength(1);
    expect(updates(waiting.address)).toEqual([]);
    const { parsed, raw } = updates(address)[0] ?? { parsed: undefined, raw: '' };
    expect(parsed?.text).toContain('weekly vulde vorige week 1 van de 7 dagen in. weekly is nu bij fase 1');
    expect(parsed?.text).toContain(`/buddy/cheer/${code}`);
    const head = raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ');
    expect(head).toContain(`List-Unsubscribe: <http://alcohol.localhost:3000/buddy/unsubscribe/${code}>`);
    expect(head?.replaceAll(address, '')).not.toContain('weekly');
    passToMonday(9 * 60);
    await run();
    expect(updates(address)).toHaveLength(2);
  });

  test('is the preview, byte for byte', async () => {
    const { client, address, id } = await accepted('preview');
    await fillDays(client, 1);
    await client.put('/api/v1/buddy-updates', ALL);
    passToMonday(9 * 60 - 1);
    await back(client, 'preview');
    const preview = (await client.get(`/api/v1/buddy-updates/preview?buddy_id=${id}`)).json;
    server().passSeconds(MINUTE);
    const sent: { html: string; text: string }[] = [];
    const { mailer } = server().jobContext;
    await server().runJob('plan_buddy_updates');
    const deliver = mailer.deliver.bind(mailer);
    mailer.deliver = (letter) => {
      if (letter.to === address) sent.push({ html: letter.html, text: letter.text });
      return deliver(letter);
    };
    await server().runJob('deliver_mail');
    mailer.deliver = deliver;
    expect(sent).toEqual([{ html: preview.html, text: preview.text }]);
    expect(preview).toMatchObject({
      to: address,
      subject: 'Een korte update',
      links: ['Stuur een aanmoediging'],
    });
  });

  test('of a first week that began halfway does not count the days against seven', async () => {
    server().passSeconds(3 * 24 * 60 * MINUTE);
    const { client, address } = await accepted('halfway');
    await fillDays(client, 1);
    passToMonday(9 * 60);
    await run();
    const text = updates(address).at(-1)?.parsed.text ?? '';
    expect(text).toContain('Ingevulde dagen vorige week: 1.');
    expect(text).not.toContain('7 dagen');
  });

  test('of a week without registrations is the same mail without figures, whatever was chosen', async () => {
    const { client, address } = await accepted('silent');
    await client.put('/api/v1/buddy-updates', ALL);
    passToMonday(9 * 60);
    passToMonday(9 * 60);
    await run();
    const text = updates(address).at(-1)?.parsed.text ?? '';
    expect(text).toContain(
      'silent heeft je gevraagd als buddy. Dit is je korte mail van deze week.\n\nEen berichtje van jou doet goed.',
    );
    expect(text.split('\n--\n')[0]).not.toMatch(/fase|dagen|badge|\d van/);
  });

  test('never tells a day above the goal', async () => {
    const { client, address } = await accepted('above');
    const plan = planFields({ current: 4, target: 2 });
    expect((await client.post('/webform_rest/submit', plan)).status).toBe(200);
    await client.put('/api/v1/buddy-updates', { ...ALL, part: false, badges: false });
    const today = server().clock.today();
    await fill(client, today, 4);
    passToMonday(9 * 60);
    await run();
    const above = updates(address).at(-1)?.parsed.text ?? '';
    expect(above).toContain('1 van de 7 dagen');
    expect(above).not.toContain('binnen het eigen doel');
    await back(client, 'above');
    await fill(client, server().clock.today(), 1);
    passToMonday(9 * 60);
    await run();
    expect(updates(address).at(-1)?.parsed.text).toContain('Dagen binnen het eigen doel: 1.');
  });

  test('is skipped for a week, or rests, or waits for a confirmed address', async () => {
    const [skips, rests, unconfirmed] = [
      await accepted('skips'),
      await accepted('rests'),
      await accepted('unsure'),
    ];
    expect((await skips.client.post('/api/v1/buddy-updates/skip')).json).toMatchObject({ skipped: true });
    await rests.client.put('/api/v1/buddy-updates', { ...ALL, paused: true });
    const { db } = server().connection;
    const unvalidated = eq(account.mailKey, 'unsure@houvast.example');
    await db.update(account).set({ mailValidatedAt: null }).where(unvalidated);
    passToMonday(9 * 60);
    await run();
    for (const { address } of [skips, rests, unconfirmed]) expect(updates(address), address).toEqual([]);
    await back(skips.client, 'skips');
    expect((await skips.client.get('/api/v1/buddy-updates')).json).toMatchObject({ skipped: false });
    await skips.client.post('/api/v1/buddy-updates/skip');
    const undone = await skips.client.post('/api/v1/buddy-updates/skip', { skipped: false });
    expect(undone.json).toMatchObject({ skipped: false });
    passToMonday(9 * 60);
    await run();
    expect(updates(skips.address)).toHaveLength(1);
    expect(updates(rests.address)).toEqual([]);
  });

  test('cannot be skipped from a page that still shows an earlier one', async () => {
    const { client } = await accepted('late-skip');
    const { next_at } = (await client.get('/api/v1/buddy-updates')).json;
    const skip = (body: object) => client.post('/api/v1/buddy-updates/skip', body);
    expect((await skip({ skipped: true, next_at })).json).toMatchObject({ skipped: true, next_at });
    expect((await skip({ skipped: false, next_at })).json).toMatchObject({ skipped: false, next_at });
    passToMonday(9 * 60);
    await back(client, 'late-skip');
    const current = (await client.get('/api/v1/buddy-updates')).json;
    expect(current.next_at).not.toBe(next_at);
    expect(await skip({ skipped: true, next_at })).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: { ...current, skipped: false } },
    });
    expect((await client.get('/api/v1/buddy-updates')).json).toEqual(current);
  });

  test('does not go to who stops while it waits', async () => {
    const { address, code } = await accepted('leaving');
    passToMonday(9 * 60);
    await server().runJob('plan_buddy_updates');
    await stranger().post('/buddy/unsubscribe', { pairing_code: code });
    await server().runJob('deliver_mail');
    expect(updates(address)).toEqual([]);
  });

  test('comes once to each with two workers, and after one was killed', async () => {
    const written = () => server().connection.db.$count(mail, eq(mail.kind, 'buddy_update'));
    const all = [];
    for (let nth = 0; nth < 5; nth += 1) all.push(await accepted(`worker-${nth}`));
    passToMonday(9 * 60);
    const before = await written();
    const killed = intercepted(server().jobContext, async (_, goOn) => {
      await goOn();
      throw new Error('killed');
    });
    await expect(planBuddyUpdates.run(killed)).rejects.toThrow('killed');
    expect(await written()).toBe(before);
    await Promise.all([server().runJob('plan_buddy_updates'), server().runJob('plan_buddy_updates')]);
    await Promise.all([server().runJob('deliver_mail'), server().runJob('deliver_mail')]);
    for (const { address } of all) expect(updates(address), address).toHaveLength(1);
  });

  test('still goes out on Wednesday when no process ran, and not after that', async () => {
    const { address } = await accepted('late');
    passToMonday(9 * 60);
    server().passSeconds(2 * 86_400);
    await run();
    expect(updates(address)).toHaveLength(1);
    passToMonday(9 * 60);
    server().passSeconds(3 * 86_400);
    await run();
    expect(updates(address)).toHaveLength(1);
  });
});

describe('what buddies hear', () => {
  test('is days and part until somebody chooses', async () => {
    const client = await server().newcomer('chooses');
    expect((await client.get('/api/v1/buddy-updates')).json).toEqual({
      days: true,
      part: true,
      badges: false,
      days_within_goal: false,
      paused: false,
      next_at: expect.stringMatching(/T0[78]:00:00/),
      skipped: false,
    });
    expect((await client.put('/api/v1/buddy-updates', ALL)).json).toMatchObject(ALL);
    expect((await client.put('/api/v1/buddy-updates', { ...ALL, days: 'yes' })).status).toBe(400);
    expect((await client.put('/api/v1/buddy-updates', {})).status).toBe(400);
  });

  test('is shown of one’s own buddies only, without the code of who has not accepted', async () => {
    const { client, id, address } = await inviting('peeks');
    const code = codeIn(mails, address);
    const { json } = await client.get(`/api/v1/buddy-updates/preview?buddy_id=${id}`);
    expect(json.text).not.toContain(code);
    expect(json.text).not.toContain('/buddy/');
    const other = await server().newcomer('peeks-other');
    for (const wrong of [String(id), '999999', '0']) {
      expect((await other.get(`/api/v1/buddy-updates/preview?buddy_id=${wrong}`)).status).toBe(404);
    }
  });
});
