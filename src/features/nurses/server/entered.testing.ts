import { eq } from 'drizzle-orm';
import { account } from '#db/schema/identity.ts';
import { nurse } from '#db/schema/nurse.ts';
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
  await connection.db.update(account).set({ mailValidatedAt: now }).where(eq(account.uid, uid));
}
