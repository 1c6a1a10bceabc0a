import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { lastUsed } from '#db/last-used.ts';
import { forumPost, forumReading } from '#db/schema/forum.ts';
import { account, lastLogin, participant } from '#db/schema/identity.ts';
import { reminder } from '#db/schema/notices.ts';
import { isFollowedUnread } from '#db/unread-comments.ts';
import type { Site } from '#domain/site/site.ts';

// The people who get mails.

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

const addressee = {
  uid: account.uid,
  site: account.site,
  mail: account.mail,
  mailKey: account.mailKey,
  pendingMail: account.pendingMail,
  language: account.language,
  roles: account.roles,
  passwordHash: account.passwordHash,
  lastLoginAt: lastLogin.at,
  lastUsed,
  mailValidatedAt: account.mailValidatedAt,
  blocked: account.blocked,
  /** A nurse who applied and was not approved yet. */
  awaitsApproval: sql<boolean>`exists (select from nurse where nurse.uid = account.uid and state = 'applied')`,
  notificationKinds: participant.notificationKinds,
  showsBadges: participant.showsBadges,
  /** The part of the programme that a reminder announced last. */
  toldPart: reminder.toldPart,
};

/** Nurses have no choices: everything optional counts as turned off for them. */
async function addresseesWhere(db: Db, condition: SQL | undefined) {
  const rows = await db
    .select(addressee)
    .from(account)
    .leftJoin(participant, eq(participant.uid, account.uid))
    .leftJoin(lastLogin, eq(lastLogin.uid, account.uid))
    .leftJoin(reminder, eq(reminder.uid, account.uid))
    .where(condition);
  return rows.map((row) => {
    return { ...row, notificationKinds: row.notificationKinds ?? [], showsBadges: row.showsBadges ?? false };
  });
}

export function findAddressees(db: Db, uids: readonly number[]) {
  return addresseesWhere(db, inArray(account.uid, [...uids]));
}

export async function findAddressee(db: Db, uid: number) {
  const [found] = await addresseesWhere(db, eq(account.uid, uid));
  return found;
}

export async function findAddresseeByMail(db: Db, site: Site, mailKey: string) {
  const [found] = await addresseesWhere(db, and(eq(account.site, site), eq(account.mailKey, mailKey)));
  return found;
}

/** The conversation with the newest unread comments that can be read, among those that somebody follows. */
export async function findUnreadPost(db: Db, uid: number) {
  const [found] = await db
    .select({ category: forumPost.category, nid: forumPost.nid })
    .from(forumReading)
    .innerJoin(forumPost, eq(forumPost.nid, forumReading.nid))
    .where(and(eq(forumReading.uid, uid), isFollowedUnread))
    .orderBy(desc(forumPost.lastCommentAt))
    .limit(1);
  return found;
}
