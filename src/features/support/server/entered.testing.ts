import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const reason = 'Vroeg het per brief.';

/** Somebody on the staff asked for the account to be deleted. */
export async function enter(client: TestClient, server: TestServer): Promise<void> {
  const support = await server.staff('support');
  await server.prove(support, 'support');
  const { uid, mail } = (await client.get('/user/me')).json;
  await support.post('/staff/v1/people/find', { site: 'alcohol', mail: mail[0].value, reason });
  await support.post(`/staff/v1/people/${uid[0].value}/delete`, { reason });
}
