import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { Vault } from '#platform/crypto/keyring.ts';

type Table = 'exercise_submission' | 'exercise_draft';
/** Mutable, because it is parsed anew each time and goes into replies, whose types are mutable. */
type Opened = Record<string, string | string[]>;
const placeOf = (table: Table, row: string) => ({ table, column: 'answers', row });

/** Answers as stored: encrypted with the person's own key and bound to one row, by a submission's uuid or a draft's exercise. */
export function sealAnswers(vault: Vault, table: Table, row: string, answers: Answers): Buffer {
  return vault.seal(placeOf(table, row), JSON.stringify(answers));
}

/** Opens stored answers; none where nothing was kept. */
export function openAnswers(vault: Vault, table: Table, row: string, sealed: Buffer | null): Opened {
  if (sealed === null) return {};
  return JSON.parse(vault.open(placeOf(table, row), sealed));
}

/** The answers of a submission, for a slice that reads somebody else's. */
export function openSubmission(vault: Vault, uuid: string, sealed: Buffer | null): Opened {
  return openAnswers(vault, 'exercise_submission', uuid, sealed);
}
