import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, cidOf, commentFields, memberOf, postBy } from './forum.testing.ts';

const server = sharedTestServer();
let category = 0;
let writer: TestClient;
beforeAll(async () => {
  category = await categoryOf(server());
  writer = await memberOf(server(), 'opener');
});

const comment = (client: TestClient, nid: number, text: string, more: object = {}) =>
  client.post('/comment', commentFields(nid, { field_body: text, ...more }));

const badgesOf = async (client: TestClient) => {
  const rows = await rowsOf<{ badge: string }>(
    server().connection.db,
    `select badge from person_badge where badge in ('first-post', 'first-reply') and uid = ${await client.uid()} order by badge`,
  );
  return rows.map(({ badge }) => badge);
};

test('the badge of a first post comes with it, that of a first reply under the post of somebody else, each once', async () => {
  const replier = await memberOf(server(), 'antwoorder');
  expect(await badgesOf(replier)).toEqual([]);
  const own = await postBy(replier, category, { body: '<p>Van mij.</p>' });
  expect(await badgesOf(replier)).toEqual(['first-post']);
  await postBy(replier, category, { body: '<p>Ook van mij.</p>' });
  const others = await postBy(writer, category, { body: '<p>Van een ander.</p>' });
  await comment(replier, own, 'Onder mijn eigen gesprek.');
  expect(await badgesOf(replier)).toEqual(['first-post']);
  await comment(replier, others, 'Onder dat van een ander.');
  expect(await badgesOf(replier)).toEqual(['first-post', 'first-reply']);
  await comment(replier, others, 'En nog een.');
  expect(await badgesOf(replier)).toEqual(['first-post', 'first-reply']);
});

test('what was being written is no draft any more once it is placed; that of another answer stays', async () => {
  const replier = await memberOf(server(), 'met-concepten');
  const nid = await postBy(writer, category, { body: '<p>Met concepten.</p>' });
  const [one, other] = [
    cidOf(await comment(writer, nid, 'De ene.')),
    cidOf(await comment(writer, nid, 'De andere.')),
  ];
  const places = async (): Promise<string[]> =>
    (await replier.get('/api/v1/node-drafts')).json.map(({ place }: { place: string }) => place).toSorted();
  for (const place of [`comment_on-${nid}`, `answer_to-${one}`, `answer_to-${other}`]) {
    const kept = await replier.put(`/api/v1/node-drafts/${place}`, { fields: { field_body: 'Half' } });
    expect(kept.status, place).toBe(200);
  }
  await comment(replier, nid, 'Aan de ene.', { pid: one });
  expect(await places()).toEqual([`answer_to-${other}`, `comment_on-${nid}`]);
  await comment(replier, nid, 'Aan iedereen.');
  expect(await places()).toEqual([`answer_to-${other}`]);
});

test('what was being changed is no draft any more once it is saved, also where nothing is new', async () => {
  const replier = await memberOf(server(), 'verbetert');
  const nid = await postBy(writer, category, { body: '<p>Voor verbeteringen.</p>' });
  const cids = [
    cidOf(await comment(replier, nid, 'De eerste.')),
    cidOf(await comment(replier, nid, 'Een tweede.')),
  ];
  for (const cid of cids) {
    const fields = { body: '<p>Half</p>' };
    await replier.put(`/api/v1/node-drafts/comment-${cid}`, { fields, revision: 1 });
  }
  const places = async () =>
    (await replier.get('/api/v1/node-drafts')).json.map(({ place }: { place: string }) => place);
  const [one, other] = cids;
  await writer.patch(`/entity/comment/${one}`, { field_body: '<p>Niet van mij.</p>', revision: 1 });
  expect(await places()).toEqual([`comment-${one}`, `comment-${other}`]);
  await replier.patch(`/entity/comment/${one}`, { field_body: '<p>Heel.</p>', revision: 1 });
  expect(await places()).toEqual([`comment-${other}`]);
  await replier.patch(`/comment/${other}`, { field_body: '<p>Een tweede.</p>', revision: 1 });
  expect(await places()).toEqual([]);
});

test('a comment comes back as it is read afterwards, whatever it answers', async () => {
  const replier = await memberOf(server(), 'lezer-en-schrijver');
  const nid = await postBy(writer, category, { body: '<p>Hetzelfde gelezen als geschreven.</p>' });
  const named = cidOf(await comment(writer, nid, 'Met naam.'));
  const nameless = cidOf(await comment(writer, nid, 'Zonder naam.'));
  await writer.patch(`/entity/comment/${nameless}/anonymize`);
  const hidden = cidOf(await comment(writer, nid, 'Uit het zicht.'));
  await rowsOf(
    server().connection.db,
    `update forum_comment set hidden_by = 'moderator' where cid = ${hidden}`,
  );
  const same = async (client: TestClient, text: string, more: object = {}) => {
    const placed = await comment(client, nid, text, more);
    expect(placed.status, text).toBe(201);
    expect((await client.get(`/comment/${cidOf(placed)}`)).json, text).toEqual(placed.json);
  };
  await same(replier, 'Los.');
  for (const pid of [named, nameless, hidden]) await same(replier, `Antwoord op ${pid}.`, { pid });
  await same(writer, 'Van wie het gesprek begon.');
  await writer.patch(`/entity/node/${nid}/anonymize`);
  await same(writer, 'En nadat de naam eraf is.');
});
