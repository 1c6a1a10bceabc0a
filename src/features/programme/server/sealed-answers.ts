import type { Answers } from '#domain/exercise-answer.ts';
import type { Vault } from '#platform/crypto/keyring.ts';

const placeOf = (uuid: string) => ({ table: 'exercise_submission', column: 'answers', row: uuid });

/** The stored form of answers: sealed with the person's own key. */
export function sealAnswers(vault: Vault, uuid: string, answers: Answers): Buffer {
  return vault.seal(placeOf(uuid), JSON.stringify(answers));
}

export function openAnswers(vault: Vault, uuid: string, sealed: Buffer): Answers {
  return JSON.parse(vault.open(placeOf(uuid), sealed)) as Answers;
}
