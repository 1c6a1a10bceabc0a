import { expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { decideOn, FAULT, reportToQueue } from '#features/moderation/server/moderation.testing.ts';
import { routes } from '#server/routes.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  categoryOf,
  cidOf,
  commentBy,
  commentFields,
  memberOf,
  nicknameOf,
  nidOf,
  postBy,
  postFields,
} from './forum.testing.ts';

const server = sharedTestServer();

/** When the accounts were made: an instant that nothing else has. */
const CREATED = { text: '2019-03-07T12:34:56Z', pattern: /2019-03-07|1551962096/ } as const;

/** Everything about an account that nobody else may learn; with a first name that nothing else holds. */
async function secretsOf(client: TestClient, name: string): Promise<RegExp[]> {
  const called = `Kanarie ${name}`;
  const uid = await client.uid();
  await client.patch(`/user/${uid}`, { field_name: [{ value: called }] });
  const { db } = server().connection;
  await rowsOf(db, `update account set created_at = '${CREATED.text}' where uid = ${uid}`);
  const { json } = await client.get('/user/me');
  expect(json.field_name[0].value).toBe(called);
  return [
    new RegExp(called),
    new RegExp(json.uuid[0].value),
    new RegExp(`"(uid|owner|user)":\\s*\\[?\\{?"?(value|target_id)"?:\\s*${uid}\\b`),
    new RegExp(`${name}@`),
    CREATED.pattern,
    /"mail"|"program_start|"field_registrations_start/,
  ];
}

interface Conversation {
  readonly category: number;
  readonly nid: number;
  readonly cid: number;
}

/** What one person gets to see of another by each call of the forum, and which calls those were. */
async function walk(
  client: TestClient,
  { category, nid, cid }: Conversation,
  hide: (comment: number) => Promise<void>,
) {
  const seen: string[] = [];
  const calls: string[] = [];
  const call = async (
    status: number,
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body?: object,
  ) => {
    const answer = method === 'get' ? await client.get(path) : await client[method](path, body);
    expect(answer.status, `${method} ${path}`).toBe(status);
    seen.push(answer.text + JSON.stringify(answer.headers));
    calls.push(`${method.toUpperCase()} ${path}`);
    return answer;
  };
  const view = (name: string) => `/entity/view/${name}/block_1/results`;
  await call(200, 'get', view('forum_categories'));
  await call(200, 'get', `${view('forum_category_posts')}?args[]=${category}`);
  await call(200, 'get', `${view('forum_post_comments')}?args[]=${nid}`);
  await call(200, 'get', `/node/${nid}`);
  await call(200, 'get', `/forum/${category}/${nid}`);
  await call(200, 'get', `/router/translate-path?path=/forum/${category}/${nid}`);
  await call(200, 'get', `/comment/${cid}`);
  await call(200, 'get', '/api/v1/forum');
  await call(200, 'get', `/api/v1/forum/categories/${category}`);
  await call(200, 'post', '/api/v1/forum/dangers', { text: 'Een avond zonder.' });
  await call(201, 'post', '/node', postFields(category, { body: [{ value: '<p>Ook ik.</p>' }] }));
  const answer = { pid: [{ target_id: cid }], field_body: [{ value: '<p>Dank je.</p>' }] };
  const own = cidOf(await call(201, 'post', '/comment', commentFields(nid, answer)));
  await call(201, 'post', `/entity/flagging/like_post/node/${nid}`);
  const why = { field_reason: [{ value: 'crisis' }] };
  await call(201, 'post', `/entity/flagging/inappropriate/comment/${cid}`, why);
  await call(204, 'delete', `/entity/flagging/inappropriate/comment/${cid}`);
  await call(204, 'put', `/api/v1/forum/posts/${nid}/read-position`, { position: 1 });
  await call(204, 'put', `/api/v1/forum/posts/${nid}/following`, { following: false });
  const change = { field_body: [{ value: '<p>Niet van mij.</p>' }] };
  await call(403, 'patch', `/entity/comment/${cid}`, change);
  await call(403, 'patch', `/comment/${cid}`, change);
  await call(403, 'patch', `/node/${nid}`, { body: [{ value: '<p>Niet van mij.</p>' }] });
  await call(403, 'patch', `/entity/comment/${cid}/anonymize`);
  await call(403, 'patch', `/entity/node/${nid}/anonymize`);
  await hide(own);
  const [decision] = (await call(200, 'get', '/api/v1/moderation-decisions')).json.rows;
  await call(201, 'post', '/api/v1/appeals', { id: decision.id, text: 'Kijk nog eens.' });
  return { seen, calls };
}

/** The calls of the forum that are not among those made. */
function missingFrom(calls: readonly string[]): string[] {
  return routes.flatMap(({ endpoint: { feature, method, path } }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}$`);
    return feature === 'forum' && !calls.some((call) => pattern.test(call)) ? `${method} ${path}` : [];
  });
}

test('no answer of the forum tells who somebody else is', async () => {
  const category = await categoryOf(server());
  const moderator = await server().staff('moderator');
  const people = ['wie-een', 'wie-twee'] as const;
  const [one, two] = [await memberOf(server(), people[0]), await memberOf(server(), people[1])];
  const written = async (client: TestClient) => {
    const nid = await postBy(client, category);
    return { category, nid, cid: await commentBy(client, nid) };
  };
  for (const [reader, writer, name] of [
    [one, two, people[1]],
    [two, one, people[0]],
  ] as const) {
    const secrets = await secretsOf(writer, name);
    const { seen, calls } = await walk(reader, await written(writer), async (comment) => {
      const item = await reportToQueue(moderator, writer, 'comment', comment);
      expect((await decideOn(moderator, item, { action: 'hide', ...FAULT })).status).toBe(200);
    });
    expect(missingFrom(calls)).toEqual([]);
    for (const answer of seen) for (const secret of secrets) expect(answer).not.toMatch(secret);
    expect(seen.join(' ')).toContain(nicknameOf(name));
  }
});

test('the number under which somebody writes is none of their account, and another on another site', async () => {
  const numberOn = async (site: Site, category: string) => {
    const client = await memberOf(server(), 'zelfde', { site });
    const post = await client.post('/node', postFields(await categoryOf(server(), category)));
    const { uid } = (await client.get('/user/me')).json;
    expect(nidOf(post)).toBeGreaterThan(0);
    return { number: post.json.uid[0].target_id, uid: uid[0].value };
  };
  const [here, there] = [await numberOn('alcohol', 'hard-moments'), await numberOn('tobacco', 'quit')];
  expect(here.number).not.toBe(here.uid);
  expect(there.number).not.toBe(there.uid);
  expect(here.number).not.toBe(there.number);
});
