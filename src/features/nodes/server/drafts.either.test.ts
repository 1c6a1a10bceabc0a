import { describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const places = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/v1/node-drafts')).json.map(({ place }: { place: string }) => place);
const at = (place: string) => `/api/v1/node-drafts/${place}`;
const fields = { title: 'half', field_diary_body: '<p>een begin</p>', field_diary_entry_date: '' };

describe('a draft of what one writes', () => {
  test('is kept as typed, found on another device, and discarded', async () => {
    const client = await server().newcomer('drafts');
    expect(await places(client)).not.toContain('diary_entry-new');
    const kept = await client.put(at('diary_entry-new'), { fields });
    expect(kept).toMatchObject({ status: 200, json: { place: 'diary_entry-new', fields, revision: null } });
    expect((await client.get('/api/v1/node-drafts')).json).toEqual([kept.json]);
    expect(
      (await client.put(at('diary_entry-12'), { fields: { title: 'x' }, revision: 3 })).json.revision,
    ).toBe(3);
    expect((await client.delete(at('diary_entry-new'))).status).toBe(204);
    expect((await client.delete(at('diary_entry-new'))).status).toBe(204);
    expect(await places(client)).not.toContain('diary_entry-new');
    expect(await places(client)).toContain('diary_entry-12');
  });

  test('of another device is not written over by who has not seen it', async () => {
    const client = await server().newcomer('two-devices');
    const keep = (title: string, more = {}) => client.put(at('forum-new'), { fields: { title }, ...more });
    const begun = (await keep('laptop', { basis: null })).json;
    server().passSeconds(60);
    const there = (await keep('telefoon', { basis: begun.changed })).json;
    for (const basis of [begun.changed, null]) {
      const refused = await keep('laptop, een woord', { basis });
      expect(refused).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: there } });
    }
    expect((await client.get('/api/v1/node-drafts')).json).toEqual([there]);
    expect((await keep('allebei', { basis: there.changed })).status).toBe(200);
    expect((await keep('oude app')).status).toBe(200);
    await client.delete(at('forum-new'));
    expect((await keep('nieuw', { basis: begun.changed })).status).toBe(200);
  });

  test('goes with what was written, changed or deleted', async () => {
    const client = await server().newcomer('placed');
    const entry = { type: 'diary_entry', ...fields, field_diary_entry_date: server().clock.today() };
    await client.put(at('diary_entry-new'), { fields });
    expect(await places(client)).toContain('diary_entry-new');
    const { json } = await client.post('/node', entry);
    expect(await places(client)).not.toContain('diary_entry-new');
    const [{ value: nid }] = json.nid;
    const calls = [
      () => client.patch(`/node/${nid}`, { title: 'heel' }),
      () => client.delete(`/node/${nid}`),
    ];
    for (const call of calls) {
      await client.put(at(`diary_entry-${nid}`), { fields, revision: 1 });
      expect(await places(client)).toContain(`diary_entry-${nid}`);
      await call();
      expect(await places(client)).not.toContain(`diary_entry-${nid}`);
    }
  });

  test('of a new page stays where the draft of another one became a page of its own', async () => {
    const client = await server().newcomer('two-drafts');
    const entry = { type: 'diary_entry', ...fields, field_diary_entry_date: server().clock.today() };
    await client.put(at('diary_entry-new'), { fields });
    await client.put(at('diary_entry-12'), { fields, revision: 1 });
    expect((await client.post('/node?draft=diary_entry-12', entry)).status).toBe(201);
    expect(await places(client)).toEqual(['diary_entry-new']);
    expect((await client.post('/node?draft=none', entry)).status).toBe(400);
  });

  test('is nobody else’s', async () => {
    const [one, other] = [await server().newcomer('draft-one'), await server().newcomer('draft-other')];
    await one.put(at('diary_entry-new'), { fields });
    expect(await places(one)).toContain('diary_entry-new');
    expect(await places(other)).not.toContain('diary_entry-new');
  });

  test('is refused in places that cannot be, and with what is no text', async () => {
    const client = await server().login('Anna');
    for (const place of ['diary_entry', 'diary_entry-0', 'diary_entry--1', 'x'.repeat(40)]) {
      expect((await client.put(at(place), { fields })).status, place).toBe(404);
    }
    expect((await client.put(at('diary_entry-new'), { fields: { title: 3 } })).status).toBe(400);
    expect((await client.put(at('diary_entry-new'), { fields, revision: 0 })).status).toBe(400);
  });

  test('the oldest of more than fifty goes', async () => {
    const client = await server().newcomer('many-drafts');
    for (let nid = 1; nid <= 51; nid += 1) {
      await client.put(at(`diary_entry-${nid}`), { fields });
      server().passSeconds(1);
    }
    expect(await places(client)).not.toContain('diary_entry-1');
    expect(await places(client)).toContain('diary_entry-2');
  });
});
