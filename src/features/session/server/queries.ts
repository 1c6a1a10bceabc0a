import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account, session } from '#db/schema/identity.ts';
import type { Site } from '#domain/site/site.ts';

const accountByMail = prepared((db) =>
  db
    .select({
      uid: account.uid,
      mail: account.mail,
      roles: account.roles,
      passwordHash: account.passwordHash,
      blocked: account.blocked,
      deviceGeneration: account.deviceGeneration,
    })
    .from(account)
    .where(and(eq(account.site, sql.placeholder('site')), eq(account.mailKey, sql.placeholder('mailKey'))))
    .prepare('account_by_mail'),
);

export async function findByMail(db: Db, site: Site, mailKey: string) {
  const [row] = await accountByMail(db).execute({ site, mailKey });
  return row;
}

/** The person's account, as its browsers are bound to it. */
export async function findDeviceAccount(db: Db, uid: number) {
  const { deviceGeneration } = account;
  const [row] = await db
    .select({ uid: account.uid, deviceGeneration })
    .from(account)
    .where(eq(account.uid, uid));
  return row;
}

/** The valid sessions of a person. */
export function findSessionsOf(db: Db, uid: number, { created, seen }: { created: Date; seen: Date }) {
  return db
    .select()
    .from(session)
    .where(and(eq(session.uid, uid), gte(session.createdAt, created), gte(session.lastSeenAt, seen)))
    .orderBy(desc(session.lastSeenAt));
}

export async function deleteOwnSession(db: Db, uid: number, id: string) {
  const [row] = await db
    .delete(session)
    .where(and(eq(session.uid, uid), eq(session.id, id)))
    .returning({ idHash: session.idHash });
  return row;
}
