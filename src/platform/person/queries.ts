import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account } from '#db/schema/identity.ts';

const personForWriting = prepared((db) =>
  db
    .select({ uid: account.uid })
    .from(account)
    .where(eq(account.uid, sql.placeholder('uid')))
    .for('no key update')
    .prepare('person_lock'),
);

/** Makes writes of one person wait for each other, so that rules about a whole day or plan hold for parallel calls too. */
export async function lockPerson(db: Db, uid: number): Promise<void> {
  await personForWriting(db).execute({ uid });
}

export async function findPasswordHash(db: Db, uid: number): Promise<string | null> {
  const [row] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.uid, uid));
  return row?.hash ?? null;
}
