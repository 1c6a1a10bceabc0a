import type { Answers } from '#domain/programme/exercise-answer.ts';
import type { ExerciseAnswerRow } from '../../answers-contract.ts';
import type { Draft } from '../../draft-contract.ts';

/** What was typed on this device and is not on the server yet. */
export interface DeviceDraft {
  readonly answers: Answers;
  readonly revision: number | null;
  /** The `changed` of the server's draft that it is based on, or null when there was none. */
  readonly basis: string | null;
  /** When it was typed, by this device's clock: milliseconds. */
  readonly at: number;
}

/** The initial state of the form of an exercise. */
export interface Opening {
  readonly answers: Answers;
  /** The revision of the submission that the answers are based on; null for a first answer. */
  readonly revision: number | null;
  /** `changed` of the server's draft, or null. */
  readonly basis: string | null;
  /** Where the unsubmitted text is saved; null when the answers are those submitted, if any. */
  readonly unsent: 'device' | 'server' | null;
}

/** The newest of the drafts on this device and on the server, or else the submission (contract head section). */
export function openingOf(
  row: ExerciseAnswerRow | undefined,
  draft: Draft | undefined,
  typed: DeviceDraft | null,
): Opening {
  const basis = draft?.changed ?? null;
  if (typed && (typed.basis === basis || !draft || typed.at > Date.parse(draft.changed)))
    return { answers: typed.answers, revision: typed.revision, basis, unsent: 'device' };
  if (draft) return { answers: draft.data, revision: draft.revision, basis, unsent: 'server' };
  return { answers: row?.data ?? {}, revision: row?.revision ?? null, basis, unsent: null };
}
