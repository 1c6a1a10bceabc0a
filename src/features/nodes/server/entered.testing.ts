import type { TestClient } from '#server/testing/test-client.ts';

/** A draft of a change to a diary entry; one of a new entry goes when that is written. */
export async function enter(client: TestClient): Promise<void> {
  await client.put('/api/v1/node-drafts/diary_entry-1', { fields: { title: 'kanarie-wijziging' } });
}
