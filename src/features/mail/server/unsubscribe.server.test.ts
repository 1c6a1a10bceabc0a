import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account, participant } from '#db/schema/identity.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import { mailReminders } from './outbox.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url }, unbuiltPages(renderPage));
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** The unsubscribe URL that a mail program finds in a mail. */
function addressIn(letter: ReturnType<typeof mails.to>[number] | undefined): URL {
  const header = letter?.parsed.headers.get('list') as { unsubscribe?: { url: string } } | undefined;
  return new URL(header?.unsubscribe?.url ?? 'none:');
}

/** Someone who got a reminder, with its unsubscribe URL. */
async function reminded(name: string) {
  const client = await server().newcomer(name);
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  await server().confirm(name);
  const { clock } = server();
  const evening = clock.instantOf(clock.today(), 20 * 60);
  const wait = (evening.getTime() - clock.now().getTime()) / 1000;
  server().passSeconds(wait > 0 ? wait : wait + 86_400);
  await server().runJob('plan_reminders');
  await server().runJob('deliver_mail');
  const letter = mails.to(`${name}@houvast.example`).at(-1);
  const kinds = async () =>
    ((await client.get('/user/me')).json.field_notification_settings as { value: string }[]).map(
      ({ value }) => value,
    );
  return { client, uid, letter, address: addressIn(letter), kinds };
}
const post = (
  { pathname, search }: URL,
  payload: string,
  { host = 'alcohol.localhost:3000', type = 'application/x-www-form-urlencoded' } = {},
) =>
  server().app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { host, ...(type === '' ? {} : { 'content-type': type }) },
    payload,
  });
/** As mail programs send it (RFC 8058, §8.2). */
const PART = [
  '--x',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'One-Click',
  '--x--',
  '',
];
const PLAIN_PART = PART.filter((line) => !line.startsWith('Content-Type'));

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

  test.each([
    ['parts', 'multipart/form-data; boundary=x', PLAIN_PART.join('\r\n')],
    ['parts-that-say-more', 'multipart/form-data; boundary=x', PART.join('\r\n')],
    ['parts-of-short-lines', 'multipart/form-data; boundary="x"', PLAIN_PART.join('\n')],
    ['a-line-break', 'application/x-www-form-urlencoded', `${ONE_CLICK}\r\n`],
    ['a-charset', 'application/x-www-form-urlencoded; charset=utf-8', ONE_CLICK],
    ['plain-text', 'text/plain', ONE_CLICK],
    ['no-kind', '', ONE_CLICK],
  ])('is stopped by a mail program that sends %s', async (what, type, body) => {
    const { address, kinds } = await reminded(`sends-${what}`);
    expect((await post(address, body, { type })).statusCode).toBe(200);
    expect(await kinds()).not.toContain('daily_mail');
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
  ['program_complete', ['daily_mail', 'usage_reminder_mail', 'badge_mail'], 'Een nieuw deel staat klaar'],
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

describe('a link that was tampered with', () => {
  test.each<[string, (parts: Record<string, string>) => Record<string, unknown>]>([
    ['another account', (parts) => ({ ...parts, uid: String(Number(parts['uid']) + 1) })],
    ['another kind', (parts) => ({ ...parts, kind: 'badge_mail' })],
    ['another hash', (parts) => ({ ...parts, hash: `${parts['hash']}x` })],
    ['no hash', ({ uid, kind }) => ({ uid, kind })],
    ['nothing', () => ({})],
    ['an account that is none', (parts) => ({ ...parts, uid: '1; drop table account' })],
    ['a list', (parts) => ({ ...parts, hash: [parts['hash']] })],
  ])('with %s changes nothing', async (what, tamper) => {
    const { address, kinds } = await reminded(`tampered-${what.replaceAll(' ', '-')}`);
    const before = await kinds();
    const answer = await server()
      .visitor('alcohol')
      .post('/api/v1/unsubscribe', tamper(Object.fromEntries(address.searchParams)));
    expect(answer.status).toBe(403);
    expect(await kinds()).toEqual(before);
  });

  test.each([
    ['is not complete', (link: string) => link.slice(0, -1), 'alcohol'],
    ['says nothing', (link: string) => link.split('?')[0] ?? '', 'alcohol'],
    ['is of another site', (link: string) => link, 'tobacco'],
  ])('that %s says so at once, with a way to all notifications', async (what, damage, site) => {
    const { address, kinds } = await reminded(what.replaceAll(' ', '-'));
    const before = await kinds();
    const open = (url: string, at: string) =>
      server().app.inject({ url, headers: { host: `${at}.localhost:3000` } });
    const link = address.pathname + address.search;
    const page = await open(damage(link), site);
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain('Deze link klopt niet of is niet compleet');
    expect(page.body).not.toContain('Stop deze mail');
    expect(page.body).toContain('href="/account/meldingen"');
    expect((await open(link, 'alcohol')).body).toContain('Stop deze mail');
    expect(await kinds()).toEqual(before);
  });

  test('in a mail to an address of before is refused', async () => {
    const { address, uid, kinds } = await reminded('moved');
    const moved = 'moved-on@houvast.example';
    await server()
      .connection.db.update(account)
      .set({ mail: moved, mailKey: moved })
      .where(eq(account.uid, uid));
    expect((await post(address, ONE_CLICK)).statusCode).toBe(403);
    expect(await kinds()).toContain('daily_mail');
  });

  test('is refused on another site, and says so on its page', async () => {
    const { address, kinds } = await reminded('elsewhere');
    const answer = await post(address, ONE_CLICK, { host: 'tobacco.localhost:3000' });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Deze link klopt niet of is niet compleet');
    expect(await kinds()).toContain('daily_mail');
  });

  test('a cross-site form changes nothing without the One-Click field of RFC 8058', async () => {
    const { address, kinds } = await reminded('foreign');
    expect((await post(address, 'x=y')).statusCode).toBe(303);
    for (const word of ['Two-Clicks', 'no', '']) {
      const part = PLAIN_PART.join('\r\n').replace('One-Click', word);
      const answer = await post(address, part, { type: 'multipart/form-data; boundary=x' });
      expect(answer.statusCode, word).toBe(303);
    }
    expect(await kinds()).toContain('daily_mail');
  });
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
