import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** Somebody on the staff asked for the account to be deleted. */
export async function enter(client: TestClient, server: TestServer): Promise<void> {
  const support = await server.staff('support');
  await support.post('/staff/v1/code', { code: server.freshCode('support') });
  const uid = await client.uid();
  await support.post(`/staff/v1/people/${uid}/delete`, { reason: 'Vroeg het per brief.' });
}
