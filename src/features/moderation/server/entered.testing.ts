import { postBy } from '#features/forum/server/forum.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { decideOn, FAULT, ownDecision, queueOf } from './moderation.testing.ts';

/** Makes an appeal against a decision about the client's own post; its text is a canary. */
export async function enter(client: TestClient, server: TestServer): Promise<void> {
  const [category] = (await client.get('/entity/view/forum_categories/block_1/results')).json.rows;
  await postBy(client, category.tid, {
    title: [{ value: 'kanarie-in-nood' }],
    body: [{ value: '<p>Ik wil niet meer leven.</p>' }],
  });
  const moderator = await server.staff('moderator');
  const item = (await queueOf(moderator)).find(({ title }) => title === 'kanarie-in-nood');
  await decideOn(moderator, item?.id ?? 0, { action: 'hide', ...FAULT });
  const { id } = await ownDecision(client);
  await client.post('/api/v1/appeals', { id, text: 'kanarie-bezwaar' });
}
