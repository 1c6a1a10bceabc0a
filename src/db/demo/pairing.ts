import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '#db/schema/identity.ts';
import { pairing } from '#db/schema/nurse.ts';
import { plusDays } from '#domain/kit/duration.ts';
import { AGREEMENT_VERSION, consentUntil } from '#domain/nurse/pairing.ts';
import type { Db } from '../connection.ts';
import { DEMO_NURSE } from './nurses.ts';
import { DEMO_PEOPLE } from './people.ts';

/** Pairs the demo people who have one with the demo nurse; for when either side was added. */
export async function seedPairings(db: Db, now: Date): Promise<void> {
  for (const { mail, pairedDaysAgo } of DEMO_PEOPLE) {
    if (pairedDaysAgo === undefined) continue;
    const uid = await uidOf(db, mail);
    if (await isPaired(db, uid)) continue;
    const pairedAt = plusDays(now, -pairedDaysAgo);
    await db.insert(pairing).values({
      id: randomUUID(),
      uid,
      nurse: await uidOf(db, DEMO_NURSE.mail),
      pairedAt,
      agreement: AGREEMENT_VERSION,
      consentedAt: pairedAt,
      consentUntil: consentUntil(pairedAt),
    });
  }
}

async function uidOf(db: Db, mail: string): Promise<number> {
  const [row] = await db.select({ uid: account.uid }).from(account).where(eq(account.mailKey, mail));
  if (!row) throw new Error(`${mail} is missing`);
  return row.uid;
}

async function isPaired(db: Db, uid: number): Promise<boolean> {
  const active = await db
    .select({ id: pairing.id })
    .from(pairing)
    .where(and(eq(pairing.uid, uid), isNull(pairing.endedAt)));
  return active.length > 0;
}
