import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { pairing } from '#db/schema/nurse.ts';
import { plusDays } from '#domain/kit/duration.ts';
import { AGREEMENT_VERSION, consentUntil } from '#domain/nurse/pairing.ts';
import type { Db } from '../connection.ts';
import { DEMO_NURSE } from './nurses.ts';
import { DEMO_PEOPLE } from './people.ts';

/** Pairs the demo people who are guided with the demo nurse, for when either side was added; `uids` are by address. */
export async function seedPairings(db: Db, uids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const nurse = uids.get(DEMO_NURSE.mail);
  for (const { mail, pairedDaysAgo } of DEMO_PEOPLE) {
    const uid = uids.get(mail);
    if (pairedDaysAgo === undefined || !uid || !nurse || (await isPaired(db, uid))) continue;
    const pairedAt = plusDays(now, -pairedDaysAgo);
    await db.insert(pairing).values({
      id: randomUUID(),
      uid,
      nurse,
      pairedAt,
      agreement: AGREEMENT_VERSION,
      consentedAt: pairedAt,
      consentUntil: consentUntil(pairedAt),
    });
  }
}

async function isPaired(db: Db, uid: number): Promise<boolean> {
  const active = await db
    .select({ id: pairing.id })
    .from(pairing)
    .where(and(eq(pairing.uid, uid), isNull(pairing.endedAt)));
  return active.length > 0;
}
