import type { Db } from '#db/connection.ts';
import { keyedHash } from '../crypto/secret-token.ts';
import { Failure } from '../failure.ts';
import { type CallKey, claimCall, findAnswer, storeAnswer } from './queries.ts';

/** How long a first answer is kept, in milliseconds. */
export const KEPT_MS = 24 * 3_600_000;
const KEY_MAX_LENGTH = 200;

/**
 * Runs a call once for its key: the same call again gets the first answer, another body under the key is refused
 * (contract head section). Must run in the call's transaction, so that a failure forgets the key as well.
 */
export async function answerOnce<Answer>(
  { db, now, secret }: { db: Db; now: Date; secret: string },
  call: CallKey,
  body: unknown,
  status: number,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (call.key.length > KEY_MAX_LENGTH) {
    throw new Failure('malformed_request', `Idempotency-Key is longer than ${KEY_MAX_LENGTH} characters.`);
  }
  // Keyed, because a body may hold a password, which a plain hash would give to whoever copies the table.
  const bodyHash = Buffer.from(keyedHash(secret, 'idempotency', JSON.stringify(body) ?? ''), 'base64url');
  const keptSince = new Date(now.getTime() - KEPT_MS);
  const claimed = await claimCall(db, call, bodyHash, { createdAt: now, keptSince });
  if (claimed === null) {
    // Another call deleted the account meanwhile.
    throw new Failure('login_required', 'This route can only be accessed by authenticated users.');
  }
  if (claimed) {
    const answer = await run();
    await storeAnswer(db, call, status, answer);
    return answer;
  }
  const first = await findAnswer(db, call);
  if (!first?.bodyHash.equals(bodyHash)) {
    throw new Failure('idempotency_mismatch', 'This Idempotency-Key was used with another body.');
  }
  return first.answer as Answer;
}
