import { randomUUID } from 'node:crypto';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { clientInvitation, pairingCode } from '#db/schema/nurse.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** A pairing with the demo nurse, and the data of a nurse, though nobody is both a nurse and a participant. */
export async function enter(client: TestClient, { connection, clock }: TestServer): Promise<void> {
  await client.post('/proxy/pair-poh', { pairing_code: DEMO_NURSE.code });
  const uid = await client.uid();
  const now = clock.now();
  await connection.db.insert(pairingCode).values({ uid, code: 'KANAR2', madeAt: now });
  const sealed = Buffer.from('sealed');
  await connection.db
    .insert(clientInvitation)
    .values({ id: randomUUID(), uid, site: 'alcohol', firstName: sealed, email: sealed, invitedAt: now });
}
