import { beforeAll, describe, expect, test } from 'vitest';
import { memberOf } from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, FAULT, isQueued, queueOf, report, reported } from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
let administrator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
  administrator = await server().staff('administrator');
});
const decide = (item: number, body: object) => decideOn(moderator, item, body);

describe('a decision that is refused', () => {
  let open: Awaited<ReturnType<typeof reported>>;
  beforeAll(async () => {
    open = await reported(server(), 'blijft-open', moderator);
  });

  test.each<[string, object, string[]]>([
    ['without a reason', { action: 'hide', rule: 'urges', reason: ' ' }, ['reason']],
    [
      'with one of 5,001 characters',
      { action: 'hide', rule: 'urges', reason: 'x'.repeat(5_001) },
      ['reason'],
    ],
    ['of nothing we do', { action: 'delete', rule: 'urges', reason: 'x' }, ['action']],
    ['of what goes for posts only', { action: 'lock', rule: 'urges', reason: 'x' }, ['action']],
    ['to put back what is in sight', { action: 'restore', rule: 'fits', reason: 'x' }, ['action']],
    ['by no rule', { action: 'hide', rule: '%', reason: 'x' }, ['rule']],
    ['without the answer', { action: 'answer', rule: 'kind', reason: 'x' }, ['answer']],
    ['for no days', { action: 'close_off', rule: 'kind', reason: 'x', days: 0 }, ['days']],
  ])('%s is refused under its field, and the item stays open', async (_name, body, fields) => {
    const { item, reader, shownTo } = open;
    const refused = await decide(item, body);
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(refused.json.error)).toEqual(fields);
    expect(await isQueued(moderator, item)).toBe(true);
    expect((await shownTo(reader)).hidden).toBeNull();
  });

  test('with an address in its reason, which would stay in the log for good, is refused', async () => {
    const { item } = await reported(server(), 'adres', moderator);
    const refused = await decide(item, { action: 'hide', ...FAULT, reason: 'Noemt tom@voorbeeld.nl.' });
    expect(refused).toMatchObject({
      status: 400,
      json: { error: { reason: expect.stringMatching(/adres/) } },
    });
    expect(await isQueued(moderator, item)).toBe(true);
    const empty = await decide(item, { action: 'hide', ...FAULT, reason: ' ' });
    expect(Object.keys(empty.json.error)).toEqual(['reason']);
  });

  test('by the second of two moderators changes nothing, and tells what the first decided', async () => {
    const { item, reader, shownTo } = await reported(server(), 'met-zijn-tweeen', moderator);
    const answers = await Promise.all([
      decide(item, { action: 'hide', ...FAULT }),
      decideOn(administrator, item, { action: 'dismiss', rule: 'fits', reason: 'Dit mag.' }),
    ]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect(second).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: first?.json } });
    expect((await shownTo(reader)).hidden === null).toBe(first?.json.action === 'dismiss');
    const rows = await rowsOf(
      server().connection.db,
      `select id from moderation_decision where item = ${item}`,
    );
    expect(rows).toHaveLength(1);
    expect((await moderator.get(`/staff/v1/queue/${item}`)).json.decision).toEqual(first?.json);
  });

  test('about a text that its writer changed since it was read leaves the item open, with its sign of danger', async () => {
    const { item, writer, nid, reader, cid } = await reported(server(), 'intussen', moderator);
    await report(reader, 'post', nid);
    const both = (await queueOf(moderator)).filter(({ id }) => id >= item);
    const seen = await Promise.all(
      both.map(async ({ id }) => (await moderator.get(`/staff/v1/queue/${id}`)).json),
    );
    const danger = 'Ik wil niet meer leven';
    await writer.patch(`/comment/${cid}`, { field_body: [{ value: `<p>${danger}.</p>` }] });
    await writer.patch(`/node/${nid}`, { body: [{ value: `<p>${danger}!</p>` }] });
    for (const { id, revision, report_count } of seen) {
      const stale = { action: 'dismiss', rule: 'fits', reason: 'Dit mag.', revision, report_count };
      const refused = await decide(id, stale);
      expect(refused).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
      expect(refused.json.current).toBeUndefined();
      expect((await moderator.get(`/staff/v1/queue/${id}`)).json).toMatchObject({
        decision: null,
        cause: 'danger',
        revision: 2,
        text: expect.stringContaining(danger),
      });
      expect((await decide(id, { ...stale, revision: 2 })).status).toBe(200);
    }
  });

  test('about a text that was reported since it was read leaves the item open', async () => {
    const { item, cid } = await reported(server(), 'nog-een-melding', moderator);
    const other = await memberOf(server(), 'meldt-ook');
    await report(other, 'comment', cid, 'crisis');
    const stale = { action: 'dismiss', rule: 'fits', reason: 'Dit mag.', report_count: 1 };
    expect(await decide(item, stale)).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
    expect(await isQueued(moderator, item)).toBe(true);
    expect((await decide(item, { ...stale, report_count: 2 })).status).toBe(200);
  });

  test('about a text of which a report was taken back meanwhile is taken all the same', async () => {
    const { item, reader, cid } = await reported(server(), 'teruggenomen', moderator);
    expect((await reader.delete(`/entity/flagging/inappropriate/comment/${cid}`)).status).toBe(204);
    const dismissal = { action: 'dismiss', rule: 'fits', reason: 'Dit mag.', report_count: 1 };
    expect((await decide(item, dismissal)).status).toBe(200);
  });

  test('about what is gone is a 404; about a text whose writer left it is not', async () => {
    const { item, nid } = await reported(server(), 'weg', moderator);
    await rowsOf(server().connection.db, "delete from account where mail_key = 'weg@houvast.example'");
    expect((await moderator.get(`/staff/v1/queue/${item}`)).json).toMatchObject({
      writer: null,
      account_age: null,
      actions: ['dismiss', 'hide', 'answer', 'remove'],
    });
    expect((await decide(item, { action: 'close_off', rule: 'kind', reason: 'x' })).status).toBe(400);
    expect((await decide(item, { action: 'hide', ...FAULT })).status).toBe(200);

    const other = await reported(server(), 'helemaal-weg', moderator);
    await rowsOf(server().connection.db, `delete from forum_post where nid = ${other.nid}`);
    expect(nid).toBeGreaterThan(0);
    expect((await decide(other.item, { action: 'hide', ...FAULT })).status).toBe(404);
    expect((await moderator.get(`/staff/v1/queue/${other.item}`)).status).toBe(404);
    expect(await isQueued(moderator, other.item)).toBe(false);
  });
});
