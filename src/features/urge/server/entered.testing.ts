import type { TestClient } from '#server/testing/test-client.ts';

/** Counts an urge as ridden out. */
export async function enter(client: TestClient): Promise<void> {
  await client.post('/api/v1/urges', {});
}
