import type { Site } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** A newcomer with a nickname, whose account is no longer new unless asked for. */
export async function memberOf(
  server: TestServer,
  name: string,
  { site = 'alcohol', isNew = false }: { site?: Site; isNew?: boolean } = {},
): Promise<TestClient> {
  const client = await server.newcomer(name, site);
  const me = await client.get('/user/me');
  const uid = me.json.uid[0].value;
  await client.patch(`/user/${uid}`, { field_nickname: [{ value: nicknameOf(name) }] });
  if (!isNew) {
    await rowsOf(
      server.connection.db,
      `update account set created_at = created_at - interval '30 days' where uid = ${uid}`,
    );
  }
  return client;
}

/** Under which name a newcomer writes. */
export const nicknameOf = (name: string) => `${name}-schrijft`;

/** The number of a category. */
export async function categoryOf(server: TestServer, id = 'hard-moments'): Promise<number> {
  const [found] = await rowsOf<{ number: number }>(
    server.connection.db,
    `select number from content_entity where id = 'forum/${id}'`,
  );
  return found?.number ?? 0;
}

export const postFields = (category: number, more: object = {}) => ({
  type: [{ target_id: 'forum' }],
  title: [{ value: 'Een avond zonder' }],
  body: [{ value: '<p>Het lukte.</p>', format: 'poor_text' }],
  taxonomy_forums: [{ target_id: category }],
  ...more,
});

export const commentFields = (nid: number, more: object = {}) => ({
  entity_id: [{ target_id: nid }],
  entity_type: [{ value: 'node' }],
  comment_type: [{ target_id: 'comment_forum' }],
  field_name: [{ value: 'comment_forum' }],
  field_body: [{ value: '<p>Mooi gedaan.</p>' }],
  ...more,
});

export const nidOf = ({ json }: Pick<TestAnswer, 'json'>): number => json.nid[0].value;
export const cidOf = ({ json }: Pick<TestAnswer, 'json'>): number => json.cid[0].value;

/** A post of somebody, by its number. */
export async function postBy(client: TestClient, category: number, more: object = {}): Promise<number> {
  return nidOf(await client.post('/node', postFields(category, more)));
}

/** A comment of somebody on a post, by its number. */
export async function commentBy(client: TestClient, nid: number, more: object = {}): Promise<number> {
  return cidOf(await client.post('/comment', commentFields(nid, more)));
}

/** A list of the forum. */
export function list(client: TestClient, view: string, query = ''): Promise<TestAnswer> {
  return client.get(`/entity/view/${view}/block_1/results${query}`);
}
