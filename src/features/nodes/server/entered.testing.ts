import type { TestClient } from '#server/testing/test-client.ts';

/** A draft of a diary entry. */
export async function enter(client: TestClient): Promise<void> {
  await client.put('/api/v1/node-drafts/diary_entry-new', { fields: { title: 'kanarie-concept' } });
}
