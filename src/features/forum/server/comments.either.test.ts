import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  categoryOf,
  cidOf,
  commentFields,
  list,
  memberOf,
  nicknameOf,
  postBy,
  postFields,
} from './forum.testing.ts';

const server = sharedTestServer();
let category = 0;
let writer: TestClient;
let reader: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  writer = await memberOf(server(), 'schrijver');
  reader = await memberOf(server(), 'lezer');
});
const comment = (client: TestClient, nid: number, text: string, more: object = {}) =>
  client.post('/comment', commentFields(nid, { field_body: [{ value: text }], ...more }));
const page = async (client: TestClient, nid: number, at = 0) =>
  (await list(client, 'forum_post_comments', `?args[]=${nid}&page=${at}`)).json;
const fieldErrors = ({ json }: { json: { error?: Record<string, string> } }) => Object.keys(json.error ?? {});

describe('a comment (contract 2.7 #43–45)', () => {
  test('is made with 201 and its location; the oldest comes first, ten a page', async () => {
    const nid = await postBy(writer, category, { body: '<p>Tien en twee.</p>' });
    const first = await comment(reader, nid, '<p>Reactie 1</p>');
    expect(first.status).toBe(201);
    const cid = cidOf(first);
    expect(first.headers['location']).toBe(`/comment/${cid}`);
    expect(first.json).toMatchObject({
      entity_id: [{ target_id: nid, target_type: 'node' }],
      field_body: [{ value: '<p>Reactie 1</p>', format: 'poor_text', processed: '<p>Reactie 1</p>' }],
      author: { nickname: nicknameOf('lezer'), avatar: 1 },
      position: 1,
      pid: [],
      parent_comment: null,
      parent_author: null,
      is_own: true,
      is_original_poster: false,
      edited: false,
      like_count: 0,
      flags: { like: false, inappropriate: false },
    });
    const asRoot = [{ pid: null }, { pid: [] }, { pid: [{ target_id: null }] }];
    for (const [at, root] of asRoot.entries())
      expect((await comment(reader, nid, `<p>Reactie ${at + 2}</p>`, root)).json.pid).toEqual([]);
    for (let at = 5; at <= 12; at += 1) await comment(writer, nid, `<p>Reactie ${at}</p>`);
    const [one, two] = [await page(reader, nid), await page(reader, nid, 1)];
    expect(one.pager).toMatchObject({ total_items: 12, total_pages: 2, items_per_page: 10 });
    expect(one.rows.map(({ position }: { position: number }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(two.rows.map(({ position }: { position: number }) => position)).toEqual([11, 12]);
    expect(two.rows[0]).toMatchObject({ is_original_poster: true, is_own: false });
    expect((await page(reader, nid, 999_999)).rows).toEqual([]);
    expect((await reader.get(`/comment/${cid}`)).json).toMatchObject({ position: 1, like_count: 0 });
  });

  test('answers another under the same post, and no other', async () => {
    const nid = await postBy(writer, category, { body: '<p>Antwoorden.</p>' });
    const other = await postBy(writer, category, { body: '<p>Een ander gesprek.</p>' });
    const cid = cidOf(await comment(reader, nid, 'Vraag?'));
    const answer = await comment(writer, nid, 'Antwoord.', { pid: [{ target_id: cid }] });
    expect(answer.json).toMatchObject({
      pid: [{ target_id: cid, target_type: 'comment' }],
      parent_comment: `/comment/${cid}`,
      parent_author: nicknameOf('lezer'),
      parent_position: 1,
    });
    const elsewhere = await comment(writer, other, 'Verdwaald.', { pid: cid });
    expect(elsewhere.status).toBe(422);
    expect(fieldErrors(elsewhere)).toEqual(['pid']);
  });

  test('is refused by field: empty, too long, under nothing and under no post', async () => {
    const nid = await postBy(writer, category, { body: '<p>Fout op fout.</p>' });
    const tobacco = await memberOf(server(), 'elders', { site: 'tobacco' });
    const cases: [TestClient, object, string[]][] = [
      [writer, { field_body: '' }, ['field_body']],
      [writer, { field_body: '<p> </p>' }, ['field_body']],
      [writer, { field_body: `<p>${'x'.repeat(5_001)}</p>` }, ['field_body']],
      [writer, { field_body: '<p>Mooi \0gedaan.</p>' }, ['field_body']],
      [writer, { entity_id: undefined }, ['entity_id']],
      [writer, { entity_type: undefined }, ['entity_id']],
      [writer, { field_name: undefined }, ['entity_id']],
      [writer, { entity_id: 10 ** 12 }, ['entity_id']],
      [writer, { entity_id: category }, ['entity_id']],
      [writer, { pid: 10 ** 12 }, ['pid']],
      [tobacco, {}, ['entity_id']],
    ];
    for (const [client, more, fields] of cases) {
      const answer = await client.post('/comment', commentFields(nid, more));
      expect(answer.status, JSON.stringify(more).slice(0, 60)).toBe(422);
      expect(fieldErrors(answer)).toEqual(fields);
    }
    expect((await page(writer, nid)).pager.total_items).toBe(0);
  });

  test('is not changed into one that cannot be kept, and links nowhere that cannot be', async () => {
    const nid = await postBy(writer, category, { body: '<p>Wat blijft.</p>' });
    const link = '<p>Kijk <a href="https://houvast.example/\0x">hier</a>.</p>';
    const added = await writer.post('/comment', commentFields(nid, { field_body: link }));
    expect(added.json.field_body[0].value).not.toContain('href');
    const changed = await writer.patch(`/entity/comment/${cidOf(added)}`, {
      field_body: [{ value: '<p>Kijk \0hier.</p>' }],
    });
    expect([changed.status, fieldErrors(changed)]).toEqual([422, ['field_body']]);
  });

  test('has a length that is counted in characters, of which an emoji is one', async () => {
    const nid = await postBy(writer, category, { body: '<p>Zonnebloemen.</p>' });
    const flowers = '🌻'.repeat(5_000);
    expect((await comment(reader, nid, `<p>${flowers}</p>`)).status).toBe(201);
    const refused = await comment(reader, nid, `<p>${flowers}!</p>`);
    expect(refused.status).toBe(422);
    expect(refused.json.error.field_body).toMatch(/5\.?000/);
  });

  test('stays where it is: what it was written with may come along with a change, as it was', async () => {
    const nid = await postBy(writer, category, { body: '<p>Waar het staat.</p>' });
    const cid = cidOf(await comment(reader, nid, 'Hier.'));
    const change = (more: object) =>
      reader.patch(`/entity/comment/${cid}`, commentFields(nid, { field_body: 'Nog hier.', ...more }));
    expect(await change({ entity_id: [{ target_id: String(nid) }] })).toMatchObject({
      status: 200,
      json: { entity_id: [{ target_id: nid }], field_body: [{ value: 'Nog hier.' }] },
    });
    for (const other of [{ entity_id: nid + 1 }, { uid: 3 }, { pid: cid }, { status: false }]) {
      const [name] = Object.keys(other);
      expect(await change(other), name).toMatchObject({
        status: 403,
        json: { code: 'field_read_only', message: `Access denied on updating field '${name}'.` },
      });
    }
  });

  test('is changed and loses its name by its writer alone', async () => {
    const nid = await postBy(writer, category, { body: '<p>Wijzigen.</p>' });
    const cid = cidOf(await comment(reader, nid, 'Eerst.'));
    for (const path of [`/entity/comment/${cid}`, `/comment/${cid}`]) {
      expect((await writer.patch(path, { field_body: 'Van een ander.' })).status, path).toBe(403);
    }
    const changed = await reader.patch(`/entity/comment/${cid}`, {
      field_body: '<b>Daarna.</b>',
      revision: 1,
    });
    expect(changed).toMatchObject({ status: 200, json: { edited: true, revision: 2 } });
    expect(changed.json.field_body[0].value).toBe('<strong>Daarna.</strong>');
    const late = await reader.patch(`/comment/${cid}`, { field_body: 'Te laat.', revision: 1 });
    expect(late).toMatchObject({ status: 409, json: { code: 'edit_conflict' } });
    expect((await writer.patch(`/entity/comment/${cid}/anonymize`)).status).toBe(403);
    for (const _ of [1, 2]) {
      const gone = await reader.patch(`/entity/comment/${cid}/anonymize`);
      expect(gone).toMatchObject({
        status: 200,
        json: { author: null, uid: [{ target_id: 0 }], is_own: false },
      });
    }
    expect((await reader.patch(`/entity/comment/${cid}`, { field_body: 'Toch.' })).status).toBe(403);
    expect((await reader.patch('/entity/comment/999999999/anonymize')).status).toBe(404);
  });

  test('gets a position of its own, even if twenty arrive at once', async () => {
    const nid = await postBy(writer, category, { body: '<p>Allemaal tegelijk.</p>' });
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => comment(at % 2 ? writer : reader, nid, `<p>Tegelijk ${at}</p>`)),
    );
    const { pager } = await page(reader, nid);
    const rows = [...(await page(reader, nid)).rows, ...(await page(reader, nid, 1)).rows];
    expect(pager.total_items).toBe(20);
    expect(rows.map(({ position }: { position: number }) => position)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });
});

describe('limits (settled: forum)', () => {
  test('a new account places three posts and ten comments a day, without links', async () => {
    const fresh = await memberOf(server(), 'nieuw', { isNew: true });
    const link = await fresh.post('/node', {
      type: 'forum',
      title: 'Kijk hier',
      body: '<p><a href="https://houvast.example">hier</a></p>',
      taxonomy_forums: category,
    });
    expect(link.status).toBe(422);
    expect(fieldErrors(link)).toEqual(['body']);
    const inTitle = postFields(category, { title: 'Kijk op casino-bonus.com', body: '<p>Wat een dag.</p>' });
    expect(fieldErrors(await fresh.post('/node', inTitle))).toEqual(['title']);
    for (let at = 1; at <= 3; at += 1) await postBy(fresh, category, { body: `<p>Dag ${at}</p>` });
    const fourth = await fresh.post('/node', {
      type: 'forum',
      title: 'Vier',
      body: '<p>Dag 4</p>',
      taxonomy_forums: category,
    });
    expect(fourth.status).toBe(429);
    const nid = await postBy(writer, category, { body: '<p>Welkom.</p>' });
    for (let at = 1; at <= 10; at += 1) expect((await comment(fresh, nid, `Hoi ${at}`)).status).toBe(201);
    expect((await comment(fresh, nid, 'Hoi 11')).status).toBe(429);
    const { rows } = await page(fresh, nid);
    for (const value of ['<a href="https://houvast.example">hier</a>', 'casino<strong>.</strong>com']) {
      const changed = await fresh.patch(`/comment/${rows[0].cid[0].value}`, { field_body: [{ value }] });
      expect(fieldErrors(changed), value).toEqual(['field_body']);
    }
    expect((await comment(writer, nid, '<a href="https://houvast.example">mag wel</a>')).status).toBe(201);
  });

  test('the next one can go a day after the oldest, or when the account is no longer new', async () => {
    const fresh = await memberOf(server(), 'wachtend', { isNew: true });
    const place = (text: string) => fresh.post('/node', postFields(category, { body: `<p>${text}</p>` }));
    const waitOf = async (text: string) => Number((await place(text)).headers['retry-after']);
    for (const text of ['Een', 'Twee', 'Drie']) {
      expect((await place(text)).status).toBe(201);
      server().passSeconds(3_600);
    }
    expect(await waitOf('Vier')).toBe(21 * 3_600);
    server().passSeconds(21 * 3_600);
    expect((await place('Vier')).status).toBe(201);
    expect(await waitOf('Vijf')).toBe(3_600);
    await rowsOf(
      server().connection.db,
      `update account set created_at = '${new Date(server().clock.now().getTime() - 7 * 86_400_000 + 600_000).toISOString()}' where uid = ${await fresh.uid()}`,
    );
    expect(await waitOf('Vijf')).toBe(600);
    server().passSeconds(600);
    expect((await place('Vijf')).status).toBe(201);
  });

  test('is not changed so often that no moderator can judge it', async () => {
    const nid = await postBy(writer, category, { body: '<p>Steeds anders.</p>' });
    const cid = cidOf(await comment(writer, nid, 'Versie 0'));
    const change = (nth: number) =>
      writer.patch(`/comment/${cid}`, { field_body: [{ value: `Versie ${nth}` }] });
    for (let nth = 1; nth <= 20; nth += 1) expect((await change(nth)).status).toBe(200);
    expect(await change(21)).toMatchObject({ status: 429, headers: { 'retry-after': '50' } });
    server().passSeconds(50);
    expect((await change(21)).status).toBe(200);
  });
});
