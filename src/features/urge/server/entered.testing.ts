import type { TestClient } from '#server/testing/test-client.ts';

/** An urge that was ridden out. */
export async function enter(client: TestClient): Promise<void> {
  await client.post('/api/v1/urges', {});
}
