import type { TestClient } from '#server/testing/test-client.ts';

/** What a unit costs. */
export async function enter(client: TestClient): Promise<void> {
  await client.put('/api/v1/price', { euros: 2.5 });
}
