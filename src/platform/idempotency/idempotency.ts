import type { Db } from '#db/connection.ts';
import { sha256 } from '../crypto/secret-token.ts';
import { Failure } from '../failure.ts';
import { type CallKey, claimCall, deleteAnswersBefore, findAnswer, storeAnswer } from './queries.ts';

/** How long a first answer is kept, in milliseconds. */
export const KEPT_MS = 24 * 3_600_000;
const KEY_MAX_LENGTH = 200;

/**
 * Runs a call once for its key: the same call again gets the first answer, another body under the key is refused
 * (contract head section). Must run in the call's transaction, so that a failure forgets the key as well.
 */
export async function answerOnce<Answer>(
  { db, now }: { db: Db; now: Date },
  call: CallKey,
  body: unknown,
  status: number,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (call.key.length > KEY_MAX_LENGTH) {
    throw new Failure('malformed_request', `Idempotency-Key is longer than ${KEY_MAX_LENGTH} characters.`);
  }
  const bodyHash = sha256(JSON.stringify(body) ?? '');
  await deleteAnswersBefore(db, call.uid, new Date(now.getTime() - KEPT_MS));
  if (await claimCall(db, call, bodyHash, now)) {
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
