import { expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  categoryOf,
  cidOf,
  commentFields,
  list,
  memberOf,
  nicknameOf,
  nidOf,
  postBy,
  postFields,
} from './forum.testing.ts';

const server = sharedTestServer();

/** Everything about an account that nobody else may learn; with a first name that nothing else holds. */
async function secretsOf(client: TestClient, name: string): Promise<RegExp[]> {
  const called = `Kanarie ${name}`;
  await client.patch(`/user/${await client.uid()}`, { field_name: [{ value: called }] });
  const { json } = await client.get('/user/me');
  expect(json.field_name[0].value).toBe(called);
  return [
    new RegExp(called),
    new RegExp(json.uuid[0].value),
    new RegExp(`"(uid|owner|user)":\\s*\\[?\\{?"?(value|target_id)"?:\\s*${json.uid[0].value}\\b`),
    new RegExp(`${name}@`),
    /"mail"|"program_start|"field_registrations_start/,
  ];
}

/** What one person gets to see of another by each call of the forum. */
async function walk(client: TestClient, category: number, nid: number, cid: number) {
  const answers = [
    await list(client, 'forum_categories'),
    await list(client, 'forum_category_posts', `?args[]=${category}`),
    await list(client, 'forum_post_comments', `?args[]=${nid}`),
    await client.get(`/node/${nid}`),
    await client.get(`/forum/${category}/${nid}`),
    await client.get(`/comment/${cid}`),
    await client.get('/api/v1/forum'),
    await client.get(`/api/v1/forum/categories/${category}`),
    await client.post(
      '/comment',
      commentFields(nid, { pid: [{ target_id: cid }], field_body: [{ value: '<p>Dank je.</p>' }] }),
    ),
    await client.post(`/entity/flagging/like_post/node/${nid}`),
    await client.post(`/entity/flagging/inappropriate/comment/${cid}`, {
      field_reason: [{ value: 'crisis' }],
    }),
    await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 1 }),
    await client.patch(`/entity/comment/${cid}`, { field_body: [{ value: '<p>Niet van mij.</p>' }] }),
    await client.patch(`/node/${nid}`, { body: [{ value: '<p>Niet van mij.</p>' }] }),
    await client.patch(`/entity/comment/${cid}/anonymize`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 200, 201, 201, 201, 204, 403, 403, 403,
  ]);
  return answers.map(({ text, headers }) => text + JSON.stringify(headers));
}

test('no answer of the forum tells who somebody else is', async () => {
  const category = await categoryOf(server());
  const people = ['wie-een', 'wie-twee'] as const;
  const [one, two] = [await memberOf(server(), people[0]), await memberOf(server(), people[1])];
  const written = async (client: TestClient) => {
    const nid = await postBy(client, category);
    return { nid, cid: cidOf(await client.post('/comment', commentFields(nid))) };
  };
  for (const [reader, writer, name] of [
    [one, two, people[1]],
    [two, one, people[0]],
  ] as const) {
    const secrets = await secretsOf(writer, name);
    const { nid, cid } = await written(writer);
    const answers = await walk(reader, category, nid, cid);
    for (const answer of answers) for (const secret of secrets) expect(answer).not.toMatch(secret);
    expect(answers.join(' ')).toContain(nicknameOf(name));
  }
});

test('the number under which somebody writes is none of their account, and another on another site', async () => {
  const numberOn = async (site: 'alcohol' | 'tobacco') => {
    const client = await memberOf(server(), 'zelfde', { site });
    const id = site === 'alcohol' ? 'hard-moments' : 'quit';
    const post = await client.post('/node', postFields(await categoryOf(server(), id)));
    const { uid } = (await client.get('/user/me')).json;
    expect(nidOf(post)).toBeGreaterThan(0);
    return { number: post.json.uid[0].target_id, uid: uid[0].value };
  };
  const [here, there] = [await numberOn('alcohol'), await numberOn('tobacco')];
  expect(here.number).not.toBe(here.uid);
  expect(there.number).not.toBe(there.uid);
  expect(here.number).not.toBe(there.number);
});
