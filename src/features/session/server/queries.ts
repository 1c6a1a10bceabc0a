import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#db/connection.ts';
import { account } from '#db/schema.ts';
import type { Site } from '#domain/site.ts';

const accountByMail = prepared((db) =>
  db
    .select({
      uid: account.uid,
      mail: account.mail,
      roles: account.roles,
      passwordHash: account.passwordHash,
      blocked: account.blocked,
    })
    .from(account)
    .where(and(eq(account.site, sql.placeholder('site')), eq(account.mailKey, sql.placeholder('mailKey'))))
    .prepare('account_by_mail'),
);

export async function findByMail(db: Db, site: Site, mailKey: string) {
  const [row] = await accountByMail(db).execute({ site, mailKey });
  return row;
}

export async function recordLogin(db: Db, uid: number, now: Date): Promise<void> {
  await db.update(account).set({ lastLoginAt: now }).where(eq(account.uid, uid));
}
