import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account, participant } from '#db/schema/identity.ts';
import { NEWCOMER_PASSWORD } from '#server/testing/test-server.ts';
import { mailReminders } from './outbox.ts';
import { addressIn, mailedServer, ONE_CLICK } from './unsubscribing.testing.ts';

const { mails, server, reminded, post } = await mailedServer();

describe('an optional mail', () => {
  test('has an unsubscribe link, for mail programs and for people', async () => {
    const { letter, address, kinds } = await reminded('stops');
    expect(letter?.parsed.subject).toBe('Je dagelijkse moment');
    expect(letter?.parsed.text).toContain(address.href);
    expect(String(letter?.parsed.html)).toContain(address.href.replaceAll('&', '&amp;'));
    const lines = letter?.parsed.headerLines.map(({ line }) => line);
    expect(lines).toContain(`List-Unsubscribe-Post: ${ONE_CLICK}`);
    const before = await kinds();
    expect(before).toContain('daily_mail');
    const page = await server().app.inject({
      url: address.pathname + address.search,
      headers: { host: 'alcohol.localhost:3000' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Wil je deze mail niet meer?');
    expect(await kinds()).toEqual(before);

    const answer = await post(address, ONE_CLICK);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Deze mail komt niet meer');
    expect(await kinds()).toEqual(before.filter((kind) => kind !== 'daily_mail'));
    expect((await post(address, ONE_CLICK)).statusCode).toBe(200);
  });

  test('can be turned on again, and an old link still works', async () => {
    const { address, kinds } = await reminded('again');
    const body = Object.fromEntries(address.searchParams);
    const visitor = server().visitor('alcohol');
    server().passSeconds(400 * 86_400);
    expect((await visitor.post('/api/v1/unsubscribe', body)).status).toBe(204);
    expect((await visitor.post('/api/v1/unsubscribe', { ...body, on: true })).status).toBe(204);
    expect((await visitor.post('/api/v1/unsubscribe', { ...body, on: true })).status).toBe(204);
    server().passSeconds(-400 * 86_400);
    expect((await kinds()).filter((kind) => kind === 'daily_mail')).toHaveLength(1);
  });

  test('is discarded when its kind is turned off while it waits', async () => {
    const { client, uid } = await reminded('changes-mind');
    mails.mood = 'busy';
    server().passSeconds(86_400);
    await server().runJob('plan_reminders');
    await server().runJob('deliver_mail');
    await client.patch(`/user/${uid}`, { field_notification_settings: [] });
    mails.mood = 'kind';
    server().passSeconds(600);
    const before = mails.to('changes-mind@houvast.example').length;
    await server().runJob('deliver_mail');
    expect(mails.to('changes-mind@houvast.example')).toHaveLength(before);
  });
});

test.each([
  [
    'usage_reminder_last',
    ['end_of_phase_mail', 'badge_mail'],
    'Een dagelijks moment, Dagen die nog open zijn',
  ],
  ['program_complete', ['daily_mail', 'usage_reminder_mail', 'badge_mail'], 'Een nieuwe fase staat klaar'],
] as const)('the link of %s stops every choice that brings it, and names them', async (kind, left, named) => {
  const { uid, kinds } = await reminded(`stops-${kind}`);
  const mail = `stops-${kind}@houvast.example`;
  await server()
    .connection.db.update(participant)
    .set({ notificationKinds: ['daily_mail', 'usage_reminder_mail', 'end_of_phase_mail', 'badge_mail'] })
    .where(eq(participant.uid, uid));
  server().passSeconds(86_400);
  const reminding = { uid, site: 'alcohol', language: 'nl', mail, byMail: true, kind } as const;
  await mailReminders(server().jobContext, { kind: 'remindersDue', reminders: [reminding] });
  await server().runJob('deliver_mail');
  const answer = await post(addressIn(mails.to(mail).at(-1)), ONE_CLICK);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`Het gaat om: ${named}.`);
  expect(await kinds()).toEqual(left);
});

test('the link in a mail to an address of before is refused', async () => {
  const { address, uid, kinds } = await reminded('moved');
  const moved = 'moved-on@houvast.example';
  await server()
    .connection.db.update(account)
    .set({ mail: moved, mailKey: moved })
    .where(eq(account.uid, uid));
  expect((await post(address, ONE_CLICK)).statusCode).toBe(403);
  expect(await kinds()).toContain('daily_mail');
});

test('someone sees which mails were sent to them, and nobody else’s', async () => {
  const { client } = await reminded('looks');
  const { json } = await client.get('/api/v1/mails');
  expect(json.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['daily_mail', 'validate_email']);
  expect(json[0].sent_at).toBe(server().clock.now().toISOString());
  expect(Object.keys(json[0])).toEqual(['kind', 'sent_at']);
  expect((await server().visitor('alcohol').get('/api/v1/mails')).status).toBe(403);
  server().passSeconds(31 * 86_400);
  client.cookie = undefined;
  await client.login('looks@houvast.example', NEWCOMER_PASSWORD);
  expect((await client.get('/api/v1/mails')).json).toEqual([]);
});
