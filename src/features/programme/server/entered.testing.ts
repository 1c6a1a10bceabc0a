import type { TestClient } from '#server/testing/test-client.ts';

/** A draft of an exercise. */
export async function enter(client: TestClient): Promise<void> {
  await client.put('/api/v1/drafts/s-my-reasons', { data: { most_important: 'kanarie-concept' } });
}
