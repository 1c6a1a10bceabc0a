import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, givenRow, prepared } from '#db/prepared.ts';
import { idempotentAnswer } from '#db/schema/platform.ts';

export interface CallKey {
  readonly uid: number;
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

const isCall = ({ uid, method, path, key }: { [Name in keyof CallKey]: CallKey[Name] | SQL }) =>
  and(
    eq(idempotentAnswer.uid, uid),
    eq(idempotentAnswer.method, method),
    eq(idempotentAnswer.path, path),
    eq(idempotentAnswer.key, key),
  );

const callToClaim = prepared((db) => {
  const { uid, method, path, key, createdAt } = idempotentAnswer;
  return db
    .insert(idempotentAnswer)
    .values({ ...givenRow(idempotentAnswer), status: 0, answer: null })
    .onConflictDoUpdate({
      target: [uid, method, path, key],
      set: {
        bodyHash: sql`excluded.body_hash`,
        createdAt: sql`excluded.created_at`,
        status: 0,
        answer: null,
      },
      setWhere: lt(createdAt, given('keptSince', createdAt)),
    })
    .returning({ uid })
    .prepare('idempotency_claim');
});

/**
 * Claims a call. False when it was claimed after `keptSince`; a claim in a transaction that is still open makes this statement
 * wait for its end, so the second of two parallel calls sees the first one's answer.
 */
export async function claimCall(
  db: Db,
  call: CallKey,
  bodyHash: Buffer,
  { createdAt, keptSince }: { readonly createdAt: Date; readonly keptSince: Date },
): Promise<boolean> {
  const claimed = await callToClaim(db).execute({ ...call, bodyHash, createdAt, keptSince });
  return claimed.length > 0;
}

export async function findAnswer(db: Db, call: CallKey) {
  const [row] = await db.select().from(idempotentAnswer).where(isCall(call));
  return row;
}

const answerToStore = prepared((db) => {
  const { status, answer, ...call } = givenRow(idempotentAnswer);
  return db
    .update(idempotentAnswer)
    .set({ status, answer })
    .where(isCall(call))
    .prepare('idempotency_answer');
});

export async function storeAnswer(db: Db, call: CallKey, status: number, answer: unknown): Promise<void> {
  await answerToStore(db).execute({ ...call, status, answer: answer ?? null });
}

/** Sweeps out the answers of everyone that are too old to be asked for again. */
export async function deleteAllAnswersBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, before));
}
