import { expect, test } from 'vitest';
import { conversation } from '#features/moderation/server/moderation.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { expectRefusedAfterLogout } from '#server/testing/late-calls.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { commentFields, postFields } from '../forum.testing.ts';

const server = sharedTestServer();
const TABLES = [
  'forum_post',
  'forum_comment',
  'forum_flagging',
  'forum_reading',
  'moderation_item',
  'node_draft',
];
const stored = () =>
  Promise.all(TABLES.map((table) => rowsOf(server().connection.db, `select * from ${table} order by 1, 2`)));

test('a member who logged out everywhere meanwhile publishes nothing and changes no text', async () => {
  const { writer, category, nid, cid } = await conversation(server(), 'te-laat');
  const before = await stored();
  const words = (value: string) => [{ value: `<p>${value}</p>` }];
  await expectRefusedAfterLogout(server(), writer, [
    ['post', '/node', postFields(category, { body: words('Een') })],
    ['post', '/comment', commentFields(nid, { field_body: words('Twee') })],
    ['patch', `/node/${nid}`, { body: words('Drie') }],
    ['patch', `/comment/${cid}`, { field_body: words('Vier') }],
    ['patch', `/entity/node/${nid}/anonymize`],
    ['patch', `/entity/comment/${cid}/anonymize`],
  ]);
  expect(await stored()).toEqual(before);
});

test('a member who logged out everywhere meanwhile reports and follows nothing, and leaves no draft', async () => {
  const { reader, nid, cid } = await conversation(server(), 'te-laat-gelezen');
  const before = await stored();
  const triggers = { field_reason: [{ value: 'triggers' }] };
  await expectRefusedAfterLogout(server(), reader, [
    ['post', `/entity/flagging/inappropriate_post/node/${nid}`, triggers],
    ['post', `/entity/flagging/inappropriate/comment/${cid}`, triggers],
    ['put', `/api/v1/forum/posts/${nid}/following`, { following: true }],
    ['put', `/api/v1/node-drafts/comment_on-${nid}`, { fields: { field_body: 'Te laat' } }],
  ]);
  expect(await stored()).toEqual(before);
});
