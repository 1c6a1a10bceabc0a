import type { TestClient } from '#server/testing/test-client.ts';

/** An invitation, and what buddies hear. */
export async function enter(client: TestClient): Promise<void> {
  await client.post('/buddy/add', { name: 'kanarie-buddy', email: 'kanarie-post@houvast.example' });
  await client.post('/api/v1/buddy-updates/skip', { skipped: true });
}
