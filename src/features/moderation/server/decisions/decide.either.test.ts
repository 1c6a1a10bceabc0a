import { beforeAll, describe, expect, test } from 'vitest';
import {
  commentBy,
  commentFields,
  list,
  memberOf,
  postFields,
} from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import {
  decideOn,
  FAULT,
  isQueued,
  newestMessage,
  queueOf,
  report,
  reported,
  reportToQueue,
} from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
  administrator = await server().staff('administrator');
});
const DAY = 86_400;
const decide = (item: number, body: object) => decideOn(moderator, item, body);
/** The post of a conversation, reported, and its item. */
async function reportedPost(name: string) {
  const made = await reported(server(), name, moderator);
  const item = await reportToQueue(moderator, made.reader, 'post', made.nid);
  const comment = (client: TestClient, text: string) =>
    client.post('/comment', commentFields(made.nid, { field_body: [{ value: text }] }));
  return { ...made, item, comment };
}
/** Two more people report a comment, by which it goes out of sight; returns one of them. */
async function hideByReports(cid: number, shownTo: (client: TestClient) => Promise<{ hidden: unknown }>) {
  const [one, other] = [await memberOf(server(), `meldt-${cid}`), await memberOf(server(), `ook-${cid}`)];
  for (const reader of [one, other]) await report(reader, 'comment', cid);
  expect((await shownTo(one)).hidden).toMatchObject({ by: 'reports' });
  return one;
}

describe('a decision (settled: staff)', () => {
  test('hides a text, whose writer alone still reads it, with the reason, and hears of it', async () => {
    const { writer, reader, item, cid, shownTo } = await reported(server(), 'verborgen', moderator);
    const answer = await decide(item, { action: 'hide', ...FAULT });
    expect(answer).toMatchObject({
      status: 200,
      json: { action: 'hide', ...FAULT, days: null, name: 'M. Bakker', decided_at: expect.any(String) },
    });
    expect(await shownTo(reader)).toMatchObject({
      hidden: { by: 'moderator', reason: null },
      field_body: [{ value: '' }],
      author: null,
      is_original_poster: false,
    });
    expect(await shownTo(writer)).toMatchObject({
      hidden: { by: 'moderator', reason: FAULT.reason },
      is_original_poster: true,
    });
    expect(await newestMessage(writer)).toBe(
      '<p>Een moderator heeft je reactie van 20 november 2026 verborgen. Afspraak: schrijf niets wat trek of drang oproept.</p>' +
        '<p>Er staan hoeveelheden in.</p><p>Niet mee eens? Je kunt één keer vragen of een andere moderator kijkt.</p>',
    );
    expect(await isQueued(moderator, item)).toBe(false);
    const [stored] = await rowsOf<{ about: Uint8Array }>(
      server().connection.db,
      "select about from message where template = 'text_hidden' order by id desc limit 1",
    );
    expect(Buffer.from(stored?.about ?? []).toString()).not.toMatch(/hoeveelheden|urges|comment/);
    const [line] = (await administrator.get('/staff/v1/audit?part=moderation')).json.rows;
    expect(line).toMatchObject({
      action: 'text_hidden',
      site: 'alcohol',
      reason: FAULT.reason,
      name: 'M. Bakker',
    });
    expect(line.subject).toMatch(new RegExp(`^comment ${cid} of \\d+$`));
  });

  test.each(['dismiss', 'restore'])(
    'shows a text that three people reported (%s), and their reports count no more',
    async (action) => {
      const { writer, item, cid, shownTo } = await reported(server(), `blijft-${action}`, moderator);
      const other = await hideByReports(cid, shownTo);
      expect((await decide(item, { action, rule: 'fits', reason: 'Dit mag.' })).status).toBe(200);
      expect(await shownTo(other)).toMatchObject({ hidden: null, flags: { inappropriate: false } });
      expect(await newestMessage(writer)).toContain('De tekst is weer voor iedereen te lezen.');
      await report(other, 'comment', cid);
      expect((await shownTo(other)).hidden).toBeNull();
    },
  );

  test('keeps a text in sight from the same people, who may report it again; three others hide it', async () => {
    const { reader, item, cid, shownTo } = await reported(server(), 'gemikt-op', moderator);
    const reporters = await Promise.all([1, 2, 3, 4, 5].map((nth) => memberOf(server(), `mikt-${nth}`)));
    const [same, others] = [[reader, ...reporters.slice(0, 2)], reporters.slice(2)];
    const isHiddenBy = async (people: readonly TestClient[]) => {
      for (const person of people) await report(person, 'comment', cid);
      return (await shownTo(reader)).hidden !== null;
    };
    expect(await isHiddenBy(same)).toBe(true);
    await decide(item, { action: 'dismiss', rule: 'fits', reason: 'Dit mag.' });
    expect(await isHiddenBy(same)).toBe(false);
    const [next] = (await queueOf(moderator)).toSorted((one, two) => two.id - one.id);
    expect(next).toMatchObject({ cause: 'report', report_count: 3, hidden_by: null });
    expect(await isHiddenBy(others.slice(0, 2))).toBe(false);
    expect(await isHiddenBy(others.slice(2))).toBe(true);
    await decide(next?.id ?? 0, { action: 'dismiss', rule: 'fits', reason: 'Dit mag nog steeds.' });
    expect(await isHiddenBy([...same, ...others])).toBe(false);
  });

  test('hides a text: a later report of it is stored, and puts nothing in the queue', async () => {
    const { item, cid } = await reported(server(), 'al-weg', moderator);
    await decide(item, { action: 'hide', ...FAULT });
    const waiting = (await queueOf(moderator)).length;
    const other = await memberOf(server(), 'meldt-na');
    expect((await report(other, 'comment', cid)).status).toBe(201);
    expect(await queueOf(moderator)).toHaveLength(waiting);
  });

  test('tells nobody of a text that stays as it was', async () => {
    const { writer, item } = await reported(server(), 'niets-aan-de-hand', moderator);
    const before = await newestMessage(writer);
    await decide(item, { action: 'dismiss', rule: 'fits', reason: 'Dit mag.' });
    expect(await newestMessage(writer)).toBe(before);
  });

  test('closes a conversation, which can still be read', async () => {
    const { writer, reader, item, nid, comment } = await reportedPost('gesloten');
    await decide(item, { action: 'lock', rule: 'kind', reason: 'Het wordt ruzie.' });
    expect((await reader.get(`/node/${nid}`)).json).toMatchObject({
      is_open: false,
      is_locked: true,
      hidden: null,
    });
    expect(await comment(reader, 'Toch nog iets.')).toMatchObject({
      status: 403,
      json: { code: 'role_missing' },
    });
    expect(await newestMessage(writer)).toContain('reageren niet meer');
  });

  test('takes the words away for good, and leaves their place', async () => {
    const { writer, reader, item, nid } = await reportedPost('weggehaald');
    const reason = 'Op jouw verzoek.';
    await decide(item, { action: 'remove', rule: 'protect', reason });
    for (const client of [reader, writer]) {
      const { json } = await client.get(`/node/${nid}`);
      expect(json).toMatchObject({ title: [{ value: '' }], body: [{ value: '' }], comment_count: 1 });
      // Not that it broke a forum rule, nor that its writer still reads it.
      expect(json.hidden).toEqual({ by: 'removed', reason: client === writer ? reason : null });
    }
    const rows = await rowsOf(
      server().connection.db,
      `select title, body from forum_post where nid = ${nid}`,
    );
    expect(rows).toEqual([{ title: '', body: '' }]);
    const edit = await writer.patch(`/node/${nid}`, { body: [{ value: 'Terug.' }], revision: 1 });
    expect(edit.status).toBe(403);
  });

  test('answers for everybody to read, as nobody’s own text', async () => {
    const { reader, item, nid, cid } = await reported(server(), 'beantwoord', moderator);
    const answer = 'Wat je schrijft, klinkt zwaar.\n\n<b>Bel nu 113.</b>';
    const answering = { action: 'answer', rule: 'protect', reason: 'Zorg.' };
    const refused = await decide(item, { ...answering, answer: 'Bel \0 113.' });
    expect(refused.json.error, refused.text).toHaveProperty('answer');
    await decide(item, { ...answering, answer });
    const { rows, pager } = (await list(reader, 'forum_post_comments', `?args[]=${nid}`)).json;
    expect(pager.total_items).toBe(2);
    expect(rows[1]).toMatchObject({
      by_moderator: true,
      author: null,
      uid: [{ target_id: 0 }],
      is_own: false,
      position: 2,
      langcode: [{ value: 'nl' }],
      parent_comment: `/comment/${cid}`,
      field_body: [{ value: '<p>Wat je schrijft, klinkt zwaar.</p><p>&lt;b&gt;Bel nu 113.&lt;/b&gt;</p>' }],
    });
    expect(rows[0]).toMatchObject({ by_moderator: false, parent_by_moderator: false });
  });

  test('answers under a text that reports hid, which is in sight again, as the moderator and its writer read', async () => {
    const { writer, item, cid, shownTo } = await reported(server(), 'antwoord-terug', moderator);
    const toldBy = async () => {
      const { told } = (await moderator.get(`/staff/v1/queue/${item}`)).json;
      return told.find(({ action }: { action: string }) => action === 'answer')?.text;
    };
    expect(await toldBy(), 'it is in sight').toBeUndefined();
    const other = await hideByReports(cid, shownTo);
    expect(await toldBy()).toContain('De tekst is weer voor iedereen te lezen.');
    const answering = { action: 'answer', rule: 'protect', reason: 'Dit mag.', answer: 'Bel 113.' };
    expect((await decide(item, answering)).status).toBe(200);
    expect((await shownTo(other)).hidden).toBeNull();
    const message = await newestMessage(writer);
    expect(message).toContain('De tekst is weer voor iedereen te lezen.');
    expect(message).toContain('Dit mag.');
  });

  test('closes somebody off for some days: they read, and write and change nothing', async () => {
    const made = await reported(server(), 'tijdelijk', moderator);
    const { writer, reader, item, nid, cid, category, shownTo } = made;
    await decide(item, { action: 'close_off', rule: 'trade', reason: 'Handel.', days: 7 });
    const attempts = () =>
      Promise.all([
        writer.post('/node', postFields(category, { body: [{ value: '<p>Toch.</p>' }] })),
        writer.post('/comment', commentFields(nid, { field_body: [{ value: 'Toch nog.' }] })),
        writer.patch(`/node/${nid}`, { body: [{ value: '<p>Anders.</p>' }] }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await attempts()).toEqual([403, 403, 403]);
    const closed = { may_write: false, closed_until: expect.stringContaining('2026-11-27T') };
    expect((await writer.get('/api/v1/forum')).json).toMatchObject(closed);
    expect((await writer.get(`/node/${nid}`)).status).toBe(200);
    expect((await shownTo(reader)).hidden).toMatchObject({ by: 'moderator' });
    expect(await newestMessage(writer)).toContain('tot 27 november 2026');
    server().passSeconds(7 * DAY + 1);
    await writer.login('tijdelijk@houvast.example', NEWCOMER_PASSWORD);
    expect((await writer.get('/api/v1/forum')).json).toMatchObject({ may_write: true, closed_until: null });
    expect(await attempts()).toEqual([201, 201, 200]);
    expect((await writer.get(`/comment/${cid}`)).json.hidden).toMatchObject({ by: 'moderator' });
    moderator = await server().staff('moderator');
    administrator = await server().staff('administrator');
  });

  test('closes somebody off for good', async () => {
    const { writer, item } = await reported(server(), 'voorgoed', moderator);
    await decide(item, { action: 'close_off', rule: 'trade', reason: 'Handel.', days: null });
    expect((await writer.get('/api/v1/forum')).json).toMatchObject({ may_write: false, closed_until: null });
    expect(await newestMessage(writer)).toContain('het forum voor jou gesloten');
  });

  test('is shown with the next text of the same member', async () => {
    const { writer, reader, item, nid } = await reported(server(), 'vaker', moderator);
    await decide(item, { action: 'hide', ...FAULT });
    const cid = await commentBy(writer, nid, { field_body: 'Nog een.' });
    const next = await reportToQueue(moderator, reader, 'comment', cid);
    const { earlier } = (await moderator.get(`/staff/v1/queue/${next}`)).json;
    expect(earlier).toMatchObject([{ action: 'hide', ...FAULT, name: 'M. Bakker' }]);
  });
});
