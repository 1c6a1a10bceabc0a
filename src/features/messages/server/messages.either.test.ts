import { describe, expect, test } from 'vitest';
import { message } from '#db/schema/notices.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import type { MessageRow } from '../contract.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const PATH = '/entity/view/messages/block_1/results';

/** A new account with this many messages, the welcome included. */
async function withMessages(count: number) {
  const client = await server().newcomer(`has-${count}`);
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  const { db } = server().connection;
  const createdAt = (index: number) => new Date(server().clock.now().getTime() + index * 1000);
  if (count === 0) await db.delete(message);
  for (let index = 1; index < count; index += 1) {
    await db.insert(message).values({ uid, template: 'programme_restarted', createdAt: createdAt(index) });
  }
  return client;
}

describe('a badge', () => {
  test('is awarded the first time an address is confirmed, and not again', async () => {
    const client = await server().newcomer('badged');
    const confirm = async (address: string) => {
      await server().runJob('deliver_mail');
      expect((await client.post('/validate-email', mails.linkTo(address))).status).toBe(200);
    };
    const badges = async () => {
      const { json } = await client.get(PATH);
      return json.rows.flatMap(({ template, badge }: MessageRow) =>
        template[0]?.target_id === 'badge_received' ? badge : [],
      );
    };
    expect(await badges()).toEqual([]);
    await confirm('badged@houvast.example');
    const image = { url: '/badges.svg#email-confirmed', alt: '' };
    const received = [
      { name: 'Begonnen', description: 'Je hebt je e-mailadres bevestigd.', langcode: 'nl', image },
    ];
    expect(await badges()).toEqual(received);

    const uid = (await client.get('/user/me')).json.uid[0].value;
    const mail = [{ value: 'badged-elsewhere@houvast.example' }];
    expect(
      (await client.patch(`/user/${uid}`, { mail, pass: [{ existing: NEWCOMER_PASSWORD }] })).status,
    ).toBe(200);
    await confirm('badged-elsewhere@houvast.example');
    expect(await badges()).toEqual(received);
  });
});

describe('messages through the shared path of lists (contract 3)', () => {
  test('the first one is the welcome, in the requested language', async () => {
    const client = await server().newcomer('welcomed');
    const { json } = await client.get(`${PATH}?_format=json`);
    expect(json.rows).toMatchObject([
      {
        template: [{ target_id: 'welcome', target_type: 'message_template' }],
        text: [{ value: expect.stringMatching(/^<p>Fijn dat je er bent\./) }],
        created: [{ value: '2026-11-20T11:00:00+00:00' }],
      },
    ]);
    expect(json.pager).toEqual({ current_page: 0, total_items: 1, total_pages: 1, items_per_page: 10 });
  });

  test.each([
    [0, 0, [0]],
    [1, 1, [1]],
    [10, 1, [10]],
    [11, 2, [10, 1]],
    [21, 3, [10, 10, 1]],
  ])('%i messages are %i pages', async (count, pages, sizes) => {
    const client = await withMessages(count);
    const seen: string[] = [];
    for (const [page, size] of sizes.entries()) {
      const { json } = await client.get(`${PATH}?page=${page}`);
      expect(json.pager).toEqual({
        current_page: page,
        total_items: count,
        total_pages: pages,
        items_per_page: 10,
      });
      expect(json.rows).toHaveLength(size);
      seen.push(...json.rows.map((row: { uuid: { value: string }[] }) => row.uuid[0]?.value));
    }
    expect(new Set(seen).size).toBe(count);
    const past = await client.get(`${PATH}?page=${pages + 5}`);
    expect(past.json).toMatchObject({ rows: [], pager: { current_page: pages + 5 } });
  });

  test('are for their owner, and for participants only', async () => {
    expect((await server().visitor('alcohol').get(PATH)).json).toMatchObject({ code: 'login_required' });
    expect((await server().visitor('poh').get(PATH)).status).toBe(404);
  });

  test.each(['?page=-1', '?page=x', '?page=1&page=2', '?page=99999999'])('%s is refused', async (query) => {
    const client = await server().login('Anna');
    expect((await client.get(PATH + query)).status).toBe(400);
  });

  test.each(['/entity/view/messages/block_9/results', '/entity/view/none/block_1/results'])(
    '%s is not found',
    async (path) => {
      const client = await server().login('Anna');
      expect((await client.get(path)).status).toBe(404);
    },
  );

  test('are unread until they were shown, to their owner only', async () => {
    const client = await withMessages(3);
    const other = await server().newcomer('other-reader');
    const unread = async () => (await client.get('/api/v1/messages/unread')).json;
    const { json } = await client.get(PATH);
    expect(json.rows.map(({ seen }: MessageRow) => seen)).toEqual([false, false, false]);
    expect(await unread()).toEqual({ unread: 3 });

    const [newest, second] = json.rows.map((row: MessageRow) => row.uuid[0]?.value);
    const seen = { messages: [newest, second] };
    expect((await other.post('/api/v1/messages/seen', seen)).status).toBe(204);
    expect(await unread()).toEqual({ unread: 3 });
    expect((await client.post('/api/v1/messages/seen', seen)).status).toBe(204);
    expect(await unread()).toEqual({ unread: 1 });
    const after = (await client.get(PATH)).json.rows;
    expect(after.map((row: MessageRow) => row.seen)).toEqual([true, true, false]);
    expect((await client.post('/api/v1/messages/seen', { messages: ['x'] })).status).toBe(400);
  });
});
