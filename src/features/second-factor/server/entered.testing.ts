import { recoveryCode, rememberedDevice, secondFactor } from '#db/schema/nurse.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** The second step of somebody whose browser is remembered, so that a password still logs in there. */
export async function enter(client: TestClient, { connection, clock }: TestServer): Promise<void> {
  const { db } = connection;
  const uid = await client.uid();
  const now = clock.now();
  const [, browser = ''] = client.device?.split('.') ?? [];
  await db.insert(secondFactor).values({ uid, secret: Buffer.alloc(20, 1), step: 1, enrolledAt: now });
  await db.insert(recoveryCode).values({ uid, hash: Buffer.alloc(32, 1) });
  await db
    .insert(rememberedDevice)
    .values({ uid, browserHash: sha256(browser), device: 'Firefox, Android', rememberedAt: now });
}
