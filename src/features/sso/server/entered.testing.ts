import { ssoIdentity } from '#db/schema/identity.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** The identity by which a portal lets somebody in. */
export async function enter(client: TestClient, { connection, clock }: TestServer): Promise<void> {
  const uid = await client.uid();
  const identity = { site: 'alcohol', issuer: 'https://portal.example', subject: 'Patient/4711' } as const;
  await connection.db.insert(ssoIdentity).values({ ...identity, uid, createdAt: clock.now() });
}
