import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema.ts';
import type { Site } from '#domain/site.ts';

export async function findByMail(db: Db, site: Site, mailKey: string) {
  const [row] = await db
    .select({
      uid: account.uid,
      mail: account.mail,
      roles: account.roles,
      passwordHash: account.passwordHash,
      blocked: account.blocked,
    })
    .from(account)
    .where(and(eq(account.site, site), eq(account.mailKey, mailKey)));
  return row;
}

export async function recordLogin(db: Db, uid: number, now: Date): Promise<void> {
  await db.update(account).set({ lastLoginAt: now }).where(eq(account.uid, uid));
}
