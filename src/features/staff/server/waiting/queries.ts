import { isNull, ne, or } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { applied, packageDue, practiceChanged } from '#db/nurse-facts.ts';
import { moderationAppeal, moderationItem } from '#db/schema/moderation.ts';
import { nurse } from '#db/schema/nurse.ts';
import { accountDeletion } from '#db/schema/staff.ts';

export function countQueue(db: Db): Promise<number> {
  return db.$count(moderationItem, isNull(moderationItem.decidedAt));
}

export function countAppeals(db: Db): Promise<number> {
  return db.$count(moderationAppeal, isNull(moderationAppeal.decidedAt));
}

/** Counts the nurses who wait for anything; one who waits for two things counts once. */
export function countApplications(db: Db): Promise<number> {
  return db.$count(nurse, or(applied, practiceChanged, packageDue));
}

/** Counts the deletions that wait for a second person; whoever asked is not one. */
export function countDeletions(db: Db, member: number): Promise<number> {
  return db.$count(accountDeletion, ne(accountDeletion.member, member));
}
