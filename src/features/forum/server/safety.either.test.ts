import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, cidOf, commentFields, memberOf, nidOf, postBy, postFields } from './forum.testing.ts';

const server = sharedTestServer();
const body = (text: string) => ({ body: [{ value: `<p>${text}</p>` }] });
const isMarked = async (table: 'forum_post' | 'forum_comment', id: number) => {
  const key = table === 'forum_post' ? 'nid' : 'cid';
  const query = `select danger from ${table} where ${key} = ${id}`;
  return (await rowsOf<{ danger: boolean }>(server().connection.db, query))[0]?.danger;
};

test('a text is read for signs of danger before it is placed, and nothing of it is kept', async () => {
  const client = await memberOf(server(), 'gelezen');
  const read = async (text: string) => client.post('/api/v1/forum/dangers', { text });
  expect((await read('Ik wil niet meer leven')).json).toEqual({ dangers: ['suicide'] });
  expect((await read('Vandaag was een goede dag')).json).toEqual({ dangers: [] });
  expect((await server().visitor('alcohol').post('/api/v1/forum/dangers', { text: 'x' })).status).toBe(403);
});

test('a text with an explicit sign is placed, and marked for the moderators until it is changed', async () => {
  const category = await categoryOf(server());
  const client = await memberOf(server(), 'in-nood');
  const made = await client.post('/node', postFields(category, body('Ik wil niet meer leven.')));
  expect(made.status).toBe(201);
  const nid = nidOf(made);
  expect(await isMarked('forum_post', nid)).toBe(true);
  expect(made.text).not.toMatch(/danger/);
  await client.patch(`/node/${nid}`, { ...body('Het gaat weer beter.'), revision: 1 });
  expect(await isMarked('forum_post', nid)).toBe(false);

  const comment = await client.post(
    '/comment',
    commentFields(nid, { field_body: [{ value: '<p>Ik ga mezelf van het leven beroven.</p>' }] }),
  );
  expect(comment.status).toBe(201);
  expect(await isMarked('forum_comment', cidOf(comment))).toBe(true);
});

test('a sign in the title alone marks a post as well', async () => {
  const client = await memberOf(server(), 'titel');
  const title = [{ value: 'Ik wil dood' }];
  expect(await isMarked('forum_post', await postBy(client, await categoryOf(server()), { title }))).toBe(
    true,
  );
});
