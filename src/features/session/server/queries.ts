import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account, session } from '#db/schema/identity.ts';
import { nurse } from '#db/schema/nurse.ts';
import type { Site } from '#domain/site/site.ts';

const accountByMail = prepared((db) =>
  db
    .select({
      uid: account.uid,
      mail: account.mail,
      roles: account.roles,
      passwordHash: account.passwordHash,
      blocked: account.blocked,
      mailValidatedAt: account.mailValidatedAt,
      nurseState: nurse.state,
      deviceGeneration: account.deviceGeneration,
    })
    .from(account)
    .leftJoin(nurse, eq(nurse.uid, account.uid))
    .where(and(eq(account.site, sql.placeholder('site')), eq(account.mailKey, sql.placeholder('mailKey'))))
    .prepare('account_by_mail'),
);

export async function findByMail(db: Db, site: Site, mailKey: string) {
  const [row] = await accountByMail(db).execute({ site, mailKey });
  return row;
}

/** The part of an account by which it knows its browsers. */
export async function findDeviceAccount(db: Db, uid: number) {
  const { deviceGeneration } = account;
  const [row] = await db
    .select({ uid: account.uid, deviceGeneration })
    .from(account)
    .where(eq(account.uid, uid));
  return row;
}

/** The sessions of a person, last used first; also those that are over but whose rows are still there. */
export function findSessionsOf(db: Db, uid: number) {
  return db.select().from(session).where(eq(session.uid, uid)).orderBy(desc(session.lastSeenAt));
}

export async function deleteOwnSession(db: Db, uid: number, id: string) {
  const [row] = await db
    .delete(session)
    .where(and(eq(session.uid, uid), eq(session.id, id)))
    .returning({ idHash: session.idHash });
  return row;
}
