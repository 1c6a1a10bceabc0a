import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, givenRow, prepared } from '#db/prepared.ts';
import { account } from '#db/schema/identity.ts';
import { idempotentAnswer } from '#db/schema/platform.ts';

export interface CallKey {
  readonly uid: number;
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

const isCall = ({ uid, method, path, key }: CallKey) =>
  and(
    eq(idempotentAnswer.uid, uid),
    eq(idempotentAnswer.method, method),
    eq(idempotentAnswer.path, path),
    eq(idempotentAnswer.key, key),
  );

const answerToKeep = prepared((db) => {
  const { uid, method, path, key, createdAt } = idempotentAnswer;
  const values = sql.join(Object.values(givenRow(idempotentAnswer)), sql`, `);
  return db
    .insert(idempotentAnswer)
    .select(sql`select ${values} from ${account} where ${eq(account.uid, given('uid', uid))}`)
    .onConflictDoUpdate({
      target: [uid, method, path, key],
      set: {
        bodyHash: sql`excluded.body_hash`,
        status: sql`excluded.status`,
        answer: sql`excluded.answer`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: lt(createdAt, given('keptSince', createdAt)),
    })
    .returning({ uid })
    .prepare('idempotency_keep');
});

/**
 * Stores the response to a call. False if there is one newer than `keptSince`, or the account is gone. Waits for an open
 * transaction that stores one for the same call.
 */
export async function insertAnswer(
  db: Db,
  row: typeof idempotentAnswer.$inferInsert,
  keptSince: Date,
): Promise<boolean> {
  const stored = await answerToKeep(db).execute({ ...row, keptSince });
  return stored.length > 0;
}

export async function findAnswer(db: Db, call: CallKey) {
  const [row] = await db.select().from(idempotentAnswer).where(isCall(call));
  return row;
}

/** Deletes all responses that are too old to be requested again. */
export async function deleteAllAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, before));
}
