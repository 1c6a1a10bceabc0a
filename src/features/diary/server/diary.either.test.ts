import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const fields = {
  type: [{ target_id: 'diary_entry' }],
  title: [{ value: 'Een rustige avond' }],
  field_diary_body: [{ value: '<p>Thee gezet.</p>', format: 'poor_text' }],
  field_diary_entry_date: [{ value: TEST_TODAY }],
};
const write = (client: TestClient, more: object = {}) => client.post('/node', { ...fields, ...more });
const nidOf = ({ json }: { json: { nid: { value: number }[] } }) => json.nid[0]?.value ?? 0;
const list = (client: TestClient, query = '') =>
  client.get(`/entity/view/diary_overview/block_1/results${query}`);
const UNKNOWN = { status: 404, json: { message: 'Not found.', code: 'not_found' } };

describe('an entry (contract 2.7 #38–41)', () => {
  test('is made with 201 and its location, and read by number and by path, kept by nobody', async () => {
    const client = await server().newcomer('writes');
    const made = await write(client);
    expect(made.status).toBe(201);
    const nid = nidOf(made);
    expect(made.headers['location']).toBe(`/node/${nid}`);
    expect(made.json).toMatchObject({
      entity_type: 'node',
      // The ids of types are stored by clients, so these never change.
      type: [
        {
          target_id: 'diary_entry',
          target_type: 'node_type',
          target_uuid: 'ebd6ed2f-9da6-8988-afc7-d5af8a92ead0',
        },
      ],
      title: [{ value: 'Een rustige avond' }],
      field_diary_body: [
        { value: '<p>Thee gezet.</p>', format: 'poor_text', processed: '<p>Thee gezet.</p>' },
      ],
      field_diary_entry_date: [{ value: TEST_TODAY }],
      langcode: [{ value: 'nl' }],
      path: [{ alias: `/dagboek/${nid}`, pid: nid, langcode: 'nl' }],
      paths: { nl: `/dagboek/${nid}`, en: `/en/diary/${nid}` },
      revision: 1,
      is_own: true,
      is_note: false,
    });
    for (const path of [`/node/${nid}`, `/dagboek/${nid}`, `/router/translate-path?path=/dagboek/${nid}`]) {
      const read = await client.get(path);
      expect(read.status, path).toBe(200);
      expect(read.headers['cache-control'], path).toBe('no-store');
      expect(read.headers['etag'], path).toBeUndefined();
    }
    expect((await client.get(`/node/${nid}`)).json).toEqual(made.json);
  });

  test('has a number of the one sequence, which no content has', async () => {
    const client = await server().newcomer('numbers');
    const nid = nidOf(await write(client));
    const page = await client.get('/privacy');
    expect(nid).toBeGreaterThan(page.json.nid[0].value);
    expect(page.headers['etag']).toBeTruthy();
    expect(nidOf(await write(client))).toBeGreaterThan(nid);
  });

  test('of somebody else is not found, in the words of one that does not exist', async () => {
    const anna = await server().login('Anna');
    const nid = nidOf(await write(anna));
    const other = await server().newcomer('curious');
    const visitor = server().visitor('alcohol');
    for (const client of [other, visitor]) {
      expect(await client.get(`/node/${nid}`)).toMatchObject(UNKNOWN);
      expect(await client.get(`/dagboek/${nid}`)).toMatchObject(UNKNOWN);
      expect(await client.get('/node/999999999')).toMatchObject(UNKNOWN);
    }
    expect(await other.patch(`/node/${nid}`, { title: 'x' })).toMatchObject(UNKNOWN);
    expect(await other.delete(`/node/${nid}`)).toMatchObject(UNKNOWN);
    expect((await list(other)).json.rows).toEqual([]);
    expect((await anna.get(`/node/${nid}`)).status).toBe(200);
  });

  test('changes field by field; an older revision is a conflict, none means that the last one wins', async () => {
    const client = await server().newcomer('changes');
    const nid = nidOf(await write(client));
    const changed = await client.patch(`/node/${nid}`, { title: 'Anders', revision: 1, type: 'diary_entry' });
    expect(changed).toMatchObject({ status: 200, json: { title: [{ value: 'Anders' }], revision: 2 } });
    expect(changed.json.field_diary_body[0].value).toBe('<p>Thee gezet.</p>');
    const late = await client.patch(`/node/${nid}`, { title: 'Te laat', revision: 1 });
    expect(late).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: changed.json } });
    expect((await client.patch(`/node/${nid}`, { title: 'Toch' })).json.revision).toBe(3);
    expect((await client.patch(`/node/${nid}`, { revision: 'x' })).status).toBe(400);
  });

  test('has fields that cannot be written: as they are they may be sent, otherwise not', async () => {
    const client = await server().newcomer('read-only');
    const { json } = await write(client);
    const path = `/node/${json.nid[0].value}`;
    expect((await client.patch(path, { nid: json.nid, uuid: json.uuid, status: json.status })).status).toBe(
      200,
    );
    for (const field of [{ nid: 3 }, { uid: 3 }, { type: 'forum' }, { is_note: true }, { made_up: [] }]) {
      const refused = await client.patch(path, field);
      expect(refused, JSON.stringify(field)).toMatchObject({
        status: 403,
        json: { code: 'field_read_only' },
      });
    }
  });

  test('goes for good', async () => {
    const client = await server().newcomer('deletes');
    const nid = nidOf(await write(client));
    expect((await client.delete(`/node/${nid}`)).status).toBe(204);
    expect(await client.get(`/node/${nid}`)).toMatchObject(UNKNOWN);
    expect(await client.delete(`/node/${nid}`)).toMatchObject(UNKNOWN);
  });

  test('does not exist on sites without a diary', async () => {
    const relative = await server().newcomer('relative', 'naasten');
    expect((await write(relative)).status).toBe(404);
    expect((await list(relative)).status).toBe(404);
    expect((await relative.put('/api/v1/node-drafts/diary_entry-new', { fields: {} })).status).toBe(404);
  });

  test('comes once from a call that arrives twice, with its location both times', async () => {
    const client = await server().newcomer('twice');
    const headers = { headers: { 'idempotency-key': 'diary-twice' } };
    const [one, other] = await Promise.all([
      client.post('/node', fields, headers),
      client.post('/node', fields, headers),
    ]);
    expect(one.headers['location']).toBe(other.headers['location']);
    expect((await list(client)).json.pager.total_items).toBe(1);
  });
});

describe('what cannot be kept is refused by field', () => {
  test.each([
    ['no title', { title: '' }, 'title'],
    ['a title of spaces', { title: [{ value: ' \u200b ' }] }, 'title'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
    ['no text', { field_diary_body: '' }, 'field_diary_body'],
    ['only tags', { field_diary_body: '<p><br></p><ul><li> </li></ul>' }, 'field_diary_body'],
    ['only a script', { field_diary_body: '<script>alert(1)</script>' }, 'field_diary_body'],
    ['one character under 7,001 tags', { field_diary_body: `${'<em>'.repeat(7_001)}x` }, 'field_diary_body'],
    ['20,001 characters', { field_diary_body: `<p>${'x'.repeat(20_001)}</p>` }, 'field_diary_body'],
    ['a number as text', { field_diary_body: 12 }, 'field_diary_body'],
    ['no day', { field_diary_entry_date: '' }, 'field_diary_entry_date'],
    ['tomorrow', { field_diary_entry_date: addDays(TEST_TODAY, 1) }, 'field_diary_entry_date'],
    ['30 February', { field_diary_entry_date: '2026-02-30' }, 'field_diary_entry_date'],
    ['1899', { field_diary_entry_date: '1899-12-31' }, 'field_diary_entry_date'],
  ])('%s', async (_, wrong, field) => {
    const client = await server().login('Anna');
    const before = (await list(client)).json.pager.total_items;
    const refused = await write(client, wrong);
    expect(refused.status).toBe(422);
    expect(refused.json.message).toMatch(
      new RegExp(`^Unprocessable Entity: validation failed.\n${field}: .+\n$`),
    );
    expect((await list(client)).json.pager.total_items).toBe(before);
  });

  test('20,000 characters are kept, whatever they are and whatever markup they have, and before that as a draft', async () => {
    const client = await server().newcomer('long');
    const body = `<p><strong>${'🌱'.repeat(20_000)}</strong></p>`;
    const draft = await client.put('/api/v1/node-drafts/diary_entry-new', { fields: { body } });
    expect(draft.status).toBe(200);
    expect((await write(client, { field_diary_body: body })).status).toBe(201);
  });

  test('a type that does not exist, or none', async () => {
    const client = await server().login('Anna');
    expect((await client.post('/node', { title: 'x' })).json.error).toHaveProperty('type');
    expect((await write(client, { type: 'page' })).json.error).toHaveProperty('type');
  });
});

describe('the list', () => {
  test('has ten a page, the latest day first, and filters by day on both ends', async () => {
    const client = await server().newcomer('lists');
    for (let ago = 0; ago < 11; ago += 1) {
      await write(client, { title: `dag ${ago}`, field_diary_entry_date: addDays(TEST_TODAY, -ago) });
    }
    await write(client, { title: 'later geschreven' });
    const first = await list(client);
    const titles = (answer: { json: { rows: { title: { value: string }[] }[] } }) =>
      answer.json.rows.map(({ title }) => title[0]?.value);
    expect(titles(first).slice(0, 3)).toEqual(['later geschreven', 'dag 0', 'dag 1']);
    expect(first.json.pager).toEqual({
      current_page: 0,
      total_items: 12,
      total_pages: 2,
      items_per_page: 10,
    });
    expect(titles(await list(client, '?page=1'))).toEqual(['dag 9', 'dag 10']);
    const range = `?date_from=${addDays(TEST_TODAY, -4)}&date_to=${addDays(TEST_TODAY, -3)}`;
    expect(titles(await list(client, range))).toEqual(['dag 3', 'dag 4']);
    expect((await list(client, '?date_from=2026-02-30')).status).toBe(400);
    expect((await list(client, '?date_to=gisteren')).status).toBe(400);
  });
});
