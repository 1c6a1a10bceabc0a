import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Vault } from '#platform/crypto/keyring.ts';
import {
  archiveSubmissions,
  type DraftRow,
  findDrafts,
  insertSubmission,
  removeDrafts,
  type SubmissionRow,
} from './queries.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

/**
 * Reopens all exercises after a restart of the programme: answers are archived for the export, also those in drafts
 * (contract head section).
 */
export async function archiveExercises(
  { db, clock, person }: Context,
  { uid }: { readonly uid: number },
): Promise<void> {
  const now = clock.now();
  await archiveSubmissions(db, uid, now);
  // A restart is a call of the person, whose key the drafts are sealed with.
  if (!person) return;
  for (const draft of await findDrafts(db, uid)) {
    await insertSubmission(db, archivedDraft(person.vault, draft, now));
  }
  await removeDrafts(db, uid);
}

/** A draft as an archived submission; revision 0 says that it was never submitted. */
function archivedDraft(vault: Vault, draft: DraftRow, now: Date): SubmissionRow {
  const { uid, webformId, changedAt } = draft;
  const uuid = randomUUID();
  const answers = openAnswers(vault, 'exercise_draft', webformId, draft.answers);
  return {
    uuid,
    uid,
    webformId,
    answers: sealAnswers(vault, 'exercise_submission', uuid, answers),
    revision: 0,
    createdAt: changedAt,
    changedAt,
    archivedAt: now,
  };
}
