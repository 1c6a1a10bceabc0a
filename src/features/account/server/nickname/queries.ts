import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { type Db, isDuplicate } from '#db/connection.ts';
import { forumMember } from '#db/schema/forum.ts';
import { participant, restingNickname } from '#db/schema/identity.ts';
import type { Site } from '#domain/site/site.ts';

/** Whether somebody wrote something that others see under their nickname. */
export async function hasWritten(db: Db, uid: number): Promise<boolean> {
  const rows = await db.select({ uid: forumMember.uid }).from(forumMember).where(eq(forumMember.uid, uid));
  return rows.length > 0;
}

export async function isResting(db: Db, site: Site, hashes: readonly string[], now: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: restingNickname.hash })
    .from(restingNickname)
    .where(
      and(
        eq(restingNickname.site, site),
        inArray(restingNickname.hash, [...hashes]),
        or(isNull(restingNickname.until), gt(restingNickname.until, now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The nickname of a participant, which stays so until the end of the transaction. */
export async function lockNickname(db: Db, uid: number): Promise<string | null> {
  const [row] = await db
    .select({ nickname: participant.nickname })
    .from(participant)
    .where(eq(participant.uid, uid))
    .for('no key update');
  return row?.nickname ?? null;
}

/** Sets until when the names rest that came free since the last time. */
export async function startRest(db: Db, until: Date): Promise<void> {
  await db.update(restingNickname).set({ until }).where(isNull(restingNickname.until));
}

export async function endRest(db: Db, now: Date): Promise<number> {
  const ended = await db
    .delete(restingNickname)
    .where(lte(restingNickname.until, now))
    .returning({ hash: restingNickname.hash });
  return ended.length;
}

/** Participants with a nickname, by id. */
export function findNicknames(db: Db, { afterUid, limit }: { afterUid: number; limit: number }) {
  const { uid, site, nickname, nicknameKey, nicknameHash } = participant;
  return db
    .select({ uid, site, nickname, nicknameKey, nicknameHash })
    .from(participant)
    .where(and(isNotNull(participant.nickname), gt(participant.uid, afterUid)))
    .orderBy(asc(participant.uid))
    .limit(limit);
}

/** Updates the keys of a nickname unless it was changed meanwhile; false if another one has this key. Must not run in a transaction. */
export async function updateNicknameKeys(
  db: Db,
  { uid, nickname }: { readonly uid: number; readonly nickname: string },
  keys: { readonly nicknameKey?: string; readonly nicknameHash: string },
): Promise<boolean> {
  try {
    await db
      .update(participant)
      .set(keys)
      .where(and(eq(participant.uid, uid), eq(participant.nickname, nickname)));
    return true;
  } catch (error) {
    if (isDuplicate(error, 'participant_site_nickname')) return false;
    throw error;
  }
}
