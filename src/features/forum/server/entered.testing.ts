import type { TestClient } from '#server/testing/test-client.ts';

/** A post with a comment and a like; both texts are canaries. */
export async function enter(client: TestClient): Promise<void> {
  const me = await client.get('/user/me');
  if (me.json.field_nickname.length === 0) {
    await client.patch(`/user/${me.json.uid[0].value}`, { field_nickname: 'Kanariegeel' });
  }
  const categories = await client.get('/entity/view/forum_categories/block_1/results');
  const post = await client.post('/node', {
    type: 'forum',
    title: 'kanarie-onderwerp',
    body: '<p>kanarie-bericht</p>',
    taxonomy_forums: categories.json.rows[0].tid,
  });
  const nid = post.json.nid[0].value;
  const comment = await client.post('/comment', {
    entity_id: nid,
    entity_type: 'node',
    field_name: 'comment_forum',
    field_body: '<p>kanarie-reactie</p>',
  });
  await client.post(`/entity/flagging/like/comment/${comment.json.cid[0].value}`);
}
