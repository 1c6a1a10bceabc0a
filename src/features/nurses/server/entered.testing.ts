import { eq } from 'drizzle-orm';
import { account } from '#db/schema/identity.ts';
import { nurse, recoveryCode, rememberedDevice, secondFactor } from '#db/schema/nurse.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { DETAILS } from './applicant.testing.ts';

/** The details of a nurse who can log in, though nobody is a nurse and a participant. */
export async function enter(client: TestClient, { connection, clock }: TestServer): Promise<void> {
  const uid = await client.uid();
  const now = clock.now();
  await connection.db
    .insert(nurse)
    .values({ ...DETAILS, uid, state: 'approved', appliedAt: now, approvedAt: now });
  const { db } = connection;
  await db.insert(secondFactor).values({ uid, secret: Buffer.alloc(20, 1), step: 1, enrolledAt: now });
  await db.insert(recoveryCode).values({ uid, hash: 'a hash' });
  const device = 'Firefox, Android';
  await db
    .insert(rememberedDevice)
    .values({ uid, browserHash: Buffer.alloc(32, 1), device, rememberedAt: now });
  await connection.db.update(account).set({ mailValidatedAt: now }).where(eq(account.uid, uid));
}
