import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test('an entry that is removed while it is changed is not said to be changed', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('twee-schermen');
  const made = await client.post('/node', {
    type: [{ target_id: 'diary_entry' }],
    title: [{ value: 'Avond' }],
    field_diary_body: [{ value: '<p>Thee gezet.</p>' }],
    field_diary_entry_date: [{ value: TEST_TODAY }],
  });
  const path = `/node/${made.json.nid[0].value}`;
  const atOnce = await db.transaction(async (inside) => {
    await rowsOf(inside, 'select from diary_entry for update');
    const removed = client.delete(path);
    await expect.poll(() => waiting(db)).toBe(1);
    const changed = client.patch(path, { title: [{ value: 'Ochtend' }] });
    await expect.poll(() => waiting(db)).toBe(2);
    return { removed, changed };
  });
  expect((await atOnce.removed).status).toBe(204);
  expect((await atOnce.changed).status).toBe(404);
});
