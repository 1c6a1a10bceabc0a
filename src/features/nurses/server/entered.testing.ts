import { nurse } from '#db/schema/nurse.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { DETAILS } from './applicant.testing.ts';

/** The details of a nurse, though nobody is a nurse and a participant. */
export async function enter(client: TestClient, { connection, clock }: TestServer): Promise<void> {
  const uid = await client.uid();
  await connection.db.insert(nurse).values({ ...DETAILS, uid, state: 'applied', appliedAt: clock.now() });
}
