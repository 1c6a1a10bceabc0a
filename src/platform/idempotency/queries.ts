import { and, eq, lt } from 'drizzle-orm';
import { type Db, isOrphan } from '#db/connection.ts';
import { idempotentAnswer } from '#db/schema.ts';

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

/**
 * Claims a call. False when it was claimed before; a claim in a transaction that is still open makes this statement
 * wait for its end, so the second of two parallel calls sees the first one's answer. Null when the account is gone.
 */
export async function claimCall(
  db: Db,
  call: CallKey,
  bodyHash: Buffer,
  createdAt: Date,
): Promise<boolean | null> {
  try {
    const claimed = await db
      .insert(idempotentAnswer)
      .values({ ...call, bodyHash, status: 0, createdAt })
      .onConflictDoNothing()
      .returning({ uid: idempotentAnswer.uid });
    return claimed.length > 0;
  } catch (error) {
    if (isOrphan(error)) return null;
    throw error;
  }
}

export async function findAnswer(db: Db, call: CallKey) {
  const [row] = await db.select().from(idempotentAnswer).where(isCall(call));
  return row;
}

export async function storeAnswer(db: Db, call: CallKey, status: number, answer: unknown): Promise<void> {
  await db.update(idempotentAnswer).set({ status, answer }).where(isCall(call));
}

export async function deleteAnswersBefore(db: Db, uid: number, before: Date): Promise<void> {
  await db
    .delete(idempotentAnswer)
    .where(and(eq(idempotentAnswer.uid, uid), lt(idempotentAnswer.createdAt, before)));
}

/** Sweeps out the answers of everyone that are too old to be asked for again. */
export async function deleteAllAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, before));
}
