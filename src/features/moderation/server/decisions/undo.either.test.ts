import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { ListedDecision } from '../../staff-contract.ts';
import {
  decideOn,
  FAULT,
  newestMessage,
  ownDecision,
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

const WHY = { rule: 'fits', reason: 'Dit kan toch.' } as const;
const newest = async (): Promise<ListedDecision> => (await moderator.get('/staff/v1/decisions')).json.rows[0];
const undo = (client: TestClient, id: number, body: object = WHY) =>
  client.post(`/staff/v1/decisions/${id}/undo`, body);
const forumOf = async (client: TestClient) => (await client.get('/api/v1/forum')).json;

/** A comment about which a moderator decided, and the decision as the list shows it. */
async function decidedOn(name: string, body: object = { action: 'hide', ...FAULT }) {
  const made = await reported(server(), name, moderator);
  await decideOn(moderator, made.item, body);
  return { ...made, row: await newest() };
}

/** The same of the post of that conversation. */
async function decidedOnPost({ reader, nid }: Awaited<ReturnType<typeof reported>>, body: object) {
  await decideOn(moderator, await reportToQueue(moderator, reader, 'post', nid), body);
  return newest();
}

describe('undoing a decision without an appeal', () => {
  test('shows the text again, tells its writer why, and stands in the log', async () => {
    const { row, writer, reader, cid, item, shownTo } = await decidedOn('terug');
    expect(row).toEqual({
      id: row.id,
      item,
      site: 'alcohol',
      kind: 'comment',
      title: 'Een avond zonder',
      removed: false,
      writer: { number: expect.any(Number), nickname: 'terug-schrijft' },
      by_moderator: false,
      decision: expect.objectContaining({ action: 'hide', ...FAULT, name: 'M. Bakker' }),
      undone: null,
      appeal: null,
      may_undo: true,
      told: 'Een moderator heeft het besluit over je reactie van 20 november 2026 teruggedraaid.\n\n{{reason}}\n\nJe hoeft niets te doen.\n',
    });
    const undone = await undo(moderator, row.id);
    const done = { action: 'undo', ...WHY, days: null, name: 'M. Bakker', decided_at: expect.any(String) };
    expect(undone).toMatchObject({ status: 200, json: done });
    expect((await shownTo(reader)).hidden).toBeNull();
    expect(await newest()).toMatchObject({ id: row.id, undone: undone.json, may_undo: false });
    expect(await newestMessage(writer)).toBe(
      '<p>Een moderator heeft het besluit over je reactie van 20 november 2026 teruggedraaid.</p><p>Dit kan toch.</p><p>Je hoeft niets te doen.</p>',
    );
    expect(await ownDecision(writer)).toMatchObject({
      appeal: null,
      undone: { reason: WHY.reason, on: '2026-11-20' },
    });
    const [line] = (await administrator.get('/staff/v1/audit?part=moderation')).json.rows;
    expect(line).toMatchObject({ action: 'decision_undone', site: 'alcohol', reason: WHY.reason });
    expect(line.subject).toMatch(new RegExp(`^comment ${cid} of \\d+$`));
  });

  test('opens the conversation and the forum again', async () => {
    const closing = { action: 'close_off', rule: 'trade', reason: 'Handel.', days: 7 };
    const made = await decidedOn('weer-open', closing);
    const { writer, reader, nid, shownTo } = made;
    expect(await forumOf(writer)).toMatchObject({ may_write: false });
    expect((await undo(moderator, made.row.id)).status).toBe(200);
    expect(await forumOf(writer)).toMatchObject({ may_write: true, closed_until: null });
    expect((await shownTo(reader)).hidden).toBeNull();

    const lock = await decidedOnPost(made, { action: 'lock', rule: 'kind', reason: 'Ruzie.' });
    expect((await reader.get(`/node/${nid}`)).json).toMatchObject({ is_locked: true });
    expect((await undo(administrator, lock.id)).status).toBe(200);
    expect((await reader.get(`/node/${nid}`)).json).toMatchObject({ is_open: true, is_locked: false });
  });

  test('happens once if two moderators try at once, and the second learns who did it', async () => {
    const { row, writer } = await decidedOn('tegelijk');
    const answers = await Promise.all([
      undo(moderator, row.id),
      undo(administrator, row.id, { rule: 'kind', reason: 'Dit was aardig.' }),
    ]);
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect(second).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: first?.json } });
    expect(await newestMessage(writer)).toContain(first?.json.reason);
  });

  test('grants the appeal that waits, so that nobody has to look at it; none can be made afterwards', async () => {
    const { row, writer } = await decidedOn('met-bezwaar');
    await writer.post('/api/v1/appeals', { id: row.id, text: 'Het ging om het rondje.' });
    const [shown] = (await administrator.get('/staff/v1/decisions')).json.rows;
    expect(shown).toMatchObject({ appeal: 'waiting', may_undo: true });
    expect(shown.told).toContain('Een andere moderator heeft opnieuw gekeken');
    expect((await undo(administrator, row.id)).status).toBe(200);
    expect((await ownDecision(writer)).appeal).toMatchObject({ outcome: 'reversed', reason: WHY.reason });
    expect(await newestMessage(writer)).toContain('Een andere moderator heeft opnieuw gekeken');
    const { rows } = (await administrator.get('/staff/v1/appeals')).json;
    expect(rows).not.toContainEqual(expect.objectContaining({ id: row.id }));

    const other = await decidedOn('zonder-bezwaar');
    await undo(moderator, other.row.id);
    const late = await other.writer.post('/api/v1/appeals', { id: other.row.id, text: 'Toch nog.' });
    expect(late).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
  });

  test('by the moderator who took it is not announced as a second look', async () => {
    const { row, writer } = await decidedOn('zelf-terug');
    await writer.post('/api/v1/appeals', { id: row.id, text: 'Kijk nog eens.' });
    expect((await newest()).told).toContain('Een moderator heeft het besluit over je reactie');
    await undo(moderator, row.id);
    expect(await newestMessage(writer)).toContain('Een moderator heeft het besluit over je reactie');
    expect((await ownDecision(writer)).appeal).toMatchObject({ outcome: 'reversed' });
  });

  test('at the same moment as an appeal leaves no appeal that waits', async () => {
    const { row, writer } = await decidedOn('op-hetzelfde-moment');
    const [undone, appealed] = await Promise.all([
      undo(moderator, row.id),
      writer.post('/api/v1/appeals', { id: row.id, text: 'Kijk nog eens.' }),
    ]);
    expect(undone.status).toBe(200);
    expect([201, 409]).toContain(appealed.status);
    const { rows } = (await administrator.get('/staff/v1/appeals')).json;
    expect(rows).not.toContainEqual(expect.objectContaining({ id: row.id }));
  });

  test('leaves what another decision says, and needs the decision to be in force', async () => {
    const made = await decidedOn('tweemaal', { action: 'close_off', ...FAULT, days: null });
    const second = await decidedOnPost(made, { action: 'close_off', ...FAULT, days: 7 });
    await undo(moderator, made.row.id);
    expect(await forumOf(made.writer)).toMatchObject({ closed_until: expect.stringContaining('2026-11-27') });
    expect((await made.shownTo(made.reader)).hidden).toBeNull();
    await undo(moderator, second.id);
    expect(await forumOf(made.writer)).toMatchObject({ may_write: true });
  });

  test.each<[string, object]>([
    ['words that were taken away', { action: 'remove', rule: 'protect', reason: 'Een adres.' }],
    ['a text that was left', { action: 'dismiss', rule: 'fits', reason: 'Dit mag.' }],
    ['an answer', { action: 'answer', rule: 'kind', reason: 'Welkom.', answer: 'Welkom hier.' }],
  ])('has nothing to give back of %s', async (name, body) => {
    const { row } = await decidedOn(`niets-${name.length}`, body);
    expect(row.may_undo).toBe(false);
    expect(await undo(moderator, row.id)).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: row.decision },
    });
    expect((await newest()).undone).toBeNull();
  });

  test('of a text that was taken away since, or whose writer left, is answered as it is', async () => {
    const gone = await decidedOn('later-weg');
    // A report of a text that is hidden asks nobody to look; one that came in just before did.
    const [{ id: item } = { id: 0 }] = await rowsOf<{ id: number }>(
      server().connection.db,
      `insert into moderation_item (site, kind, target, rank, opened_at)
       values ('alcohol', 'comment', ${gone.cid}, 2, now()) returning id`,
    );
    const removal = { action: 'remove', rule: 'protect', reason: 'Een adres.' };
    await decideOn(administrator, item, removal);
    expect(await undo(moderator, gone.row.id)).toMatchObject({
      status: 409,
      json: { current: { ...removal, name: 'E. de Wit' } },
    });

    const left = await decidedOn('vertrokken');
    const address = 'vertrokken@houvast.example';
    await rowsOf(server().connection.db, `delete from account where mail_key = '${address}'`);
    expect(await newest()).toMatchObject({ id: left.row.id, writer: null, may_undo: true });
    expect((await undo(moderator, left.row.id)).status).toBe(200);
    expect((await left.shownTo(left.reader)).hidden).toBeNull();
  });

  test.each<[string, object, string[]]>([
    ['without a reason', { rule: 'fits', reason: ' ' }, ['reason']],
    ['with one of 5,001 characters', { rule: 'fits', reason: 'x'.repeat(5_001) }, ['reason']],
    ['with an address in it', { rule: 'fits', reason: 'Vroeg tom@voorbeeld.nl.' }, ['reason']],
    ['by no rule', { rule: '%', reason: 'x' }, ['rule']],
  ])('%s is refused under its field', async (_name, body, fields) => {
    const { id } = await newest();
    const refused = await undo(moderator, id, body);
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(refused.json.error)).toEqual(fields);
  });

  test('is unknown where there is no decision, and where there is only an undoing', async () => {
    const { row } = await decidedOn('eenmaal');
    await undo(moderator, row.id);
    const db = server().connection.db;
    const [made] = await rowsOf<{ id: number }>(
      db,
      `select id from moderation_decision where undoes = ${row.id}`,
    );
    for (const id of [0, made?.id ?? 0, 999_999_999])
      expect((await undo(moderator, id)).status, `${id}`).toBe(404);
    expect((await moderator.post('/staff/v1/decisions/%25/undo', WHY)).status).toBe(404);
  });
});

describe('what was decided', () => {
  test('is read page by page, the newest first, without leaving out or showing twice', async () => {
    const { nid } = await reported(server(), 'bladert', moderator);
    await rowsOf(
      server().connection.db,
      `with items as (insert into moderation_item (site, kind, target, rank, opened_at, decided_at)
         select 'alcohol', 'post', ${nid}, 2, now(), now() from generate_series(1, 110) returning id)
       insert into moderation_decision (item, site, kind, target, action, rule, reason, member, name, decided_at)
       select id, 'alcohol', 'post', ${nid}, 'dismiss', 'fits', 'x', 1, 'M. Bakker', now() from items`,
    );
    const seen: number[] = [];
    for (let page: string | null = ''; page !== null; ) {
      const { json } = await moderator.get(`/staff/v1/decisions${page && `?page=${page}`}`);
      expect(json.rows.length).toBeLessThanOrEqual(50);
      seen.push(...json.rows.map(({ id }: ListedDecision) => id));
      page = json.pager.older;
    }
    expect(seen.length).toBeGreaterThan(110);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  });

  test.each(['%', 'x', '1-2', '9'.repeat(40)])('has no page %s', async (page) => {
    const answer = await moderator.get(`/staff/v1/decisions?page=${encodeURIComponent(page)}`);
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed_request' } });
  });

  test('opens to moderators and administrators alone', async () => {
    const support = await server().staff('support');
    const { id } = await newest();
    expect((await support.get('/staff/v1/decisions')).json.code).toBe('role_missing');
    expect((await undo(support, id)).json.code).toBe('role_missing');
    expect((await administrator.get('/staff/v1/decisions')).status).toBe(200);
  });
});
