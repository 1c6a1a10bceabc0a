import { isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { moderationAppeal, moderationItem } from '#db/schema/moderation.ts';
import { nurse } from '#db/schema/nurse.ts';

export function countQueue(db: Db): Promise<number> {
  return db.$count(moderationItem, isNull(moderationItem.decidedAt));
}

export function countAppeals(db: Db): Promise<number> {
  return db.$count(moderationAppeal, isNull(moderationAppeal.decidedAt));
}

/**
 * Counts the nurses who wait for anything; one who waits for two things counts once. The conditions are those of the lists and of
 * their indexes.
 */
export function countApplications(db: Db): Promise<number> {
  return db.$count(
    nurse,
    or(
      sql`${nurse.state} = 'applied'`,
      sql`${nurse.practiceChangedAt} is not null`,
      sql`${nurse.wantsPackage} and ${nurse.packageSentAt} is null and ${nurse.state} = 'approved'`,
    ),
  );
}
