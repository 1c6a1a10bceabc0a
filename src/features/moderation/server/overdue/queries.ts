import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { moderationItem } from '#db/schema/moderation.ts';
import { SAFETY_RANK } from '#domain/community/moderation/moderation.ts';

const waiting = and(isNull(moderationItem.decidedAt), eq(moderationItem.rank, SAFETY_RANK));

/** Locks the waiting safety items that the provider was not told of, the oldest first; other workers skip them. */
export function claimWaitingSafety(db: Db, limit: number) {
  return db
    .select({ id: moderationItem.id, site: moderationItem.site, openedAt: moderationItem.openedAt })
    .from(moderationItem)
    .where(and(waiting, isNull(moderationItem.overdueToldAt)))
    .orderBy(asc(moderationItem.openedAt), asc(moderationItem.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markTold(db: Db, ids: readonly number[], toldAt: Date): Promise<void> {
  await db
    .update(moderationItem)
    .set({ overdueToldAt: toldAt })
    .where(inArray(moderationItem.id, [...ids]));
}

/** Counts the waiting safety items that the provider was told of. */
export async function countOverdue(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(moderationItem)
    .where(and(waiting, isNotNull(moderationItem.overdueToldAt)));
  return row?.total ?? 0;
}
