import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema/identity.ts';
import { accessLog, pairing } from '#db/schema/nurse.ts';

/** All pairings of a nurse, newest first, each with the site of the client, and nothing that says who that is. */
export function findPairingsOfNurse(db: Db, uid: number) {
  return db
    .select({
      site: account.site,
      pairedAt: pairing.pairedAt,
      endedAt: pairing.endedAt,
      endedBy: pairing.endedBy,
    })
    .from(pairing)
    .innerJoin(account, eq(account.uid, pairing.uid))
    .where(eq(pairing.nurse, uid))
    .orderBy(desc(pairing.pairedAt));
}

/** The looks of a nurse, oldest first. No index leads to them: every look would have to write it, for the copies of nurses alone. */
export function findLooksBy(db: Db, uid: number) {
  return db
    .select({ at: accessLog.at, look: accessLog.look })
    .from(accessLog)
    .where(eq(accessLog.nurse, uid))
    .orderBy(accessLog.at);
}
