import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';

/** A day marked as a pause. */
export async function enter(client: TestClient): Promise<void> {
  await client.put(`/api/v1/pauses/${TEST_TODAY}`, { reason: 'illness' });
}
