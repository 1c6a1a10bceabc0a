import type { Exercise } from '#domain/content/content.ts';
import { checkDraft } from '#domain/programme/exercise-answer.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refuseImpossibleRevision, refuseOtherDraft } from '#platform/draft-basis.ts';
import { notFound } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { Draft } from '../draft-contract.ts';
import { checkedAnswers } from './checked-answers.ts';
import { findExercise } from './programme.ts';
import { type DraftRow, findDraft, findDrafts, putDraft, removeDraft } from './queries.ts';
import { refuseLocked } from './refuse-locked.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

interface SentDraft {
  readonly data: Readonly<Record<string, unknown>>;
  readonly revision?: number | null | undefined;
  readonly basis?: string | null | undefined;
}

/**
 * Saves a draft in place of the one that it is based on; no answer is required yet. Of an exercise that keeps nothing it stores none,
 * and answers an empty one, at which a browser lets go of its own copy.
 */
export async function keepDraft(
  context: ParticipantContext,
  id: string,
  { data, revision = null, basis }: SentDraft,
): Promise<Draft> {
  const { uid, vault } = context.person;
  const exercise = offeredExercise(context, id);
  refuseImpossibleRevision(revision);
  const answers = exercise.keepsNothing ? {} : checkedAnswers(data, (tidied) => checkDraft(exercise, tidied));
  await lockPerson(context.db, uid);
  await refuseLocked(context, exercise);
  const stored = await findDraft(context.db, uid, id);
  refuseOtherDraft(basis, stored, (row) => draftOf(context, row));
  const row: DraftRow = {
    uid,
    webformId: id,
    answers: sealAnswers(vault, 'exercise_draft', id, answers),
    revision,
    changedAt: context.clock.now(),
  };
  if (!exercise.keepsNothing) await putDraft(context.db, row);
  return draftOf(context, row);
}

/** The draft of an exercise that the site offers; not found where nothing is being written. */
export async function readKeptDraft(context: ParticipantContext, id: string): Promise<Draft> {
  const { id: webformId } = offeredExercise(context, id);
  const row = await findDraft(context.db, context.person.uid, webformId);
  if (!row) throw notFound('There is no draft.');
  return draftOf(context, row);
}

/** All drafts of a person, except of exercises that the site no longer offers. */
export async function listDrafts(context: ParticipantContext): Promise<Draft[]> {
  const rows = await findDrafts(context.db, context.person.uid);
  return rows
    .filter(({ webformId }) => findExercise(context.content, context.site, webformId))
    .map((row) => draftOf(context, row));
}

/** Deletes a draft; a no-op without one. */
export async function forgetDraft(context: ParticipantContext, id: string): Promise<void> {
  await removeDraft(context.db, context.person.uid, offeredExercise(context, id).id);
}

function offeredExercise({ content, site }: ParticipantContext, id: string): Exercise {
  const exercise = findExercise(content, site, id);
  if (!exercise) throw notFound("Can't load webform.");
  return exercise;
}

function draftOf(
  { person }: ParticipantContext,
  { webformId, answers, revision, changedAt }: DraftRow,
): Draft {
  return {
    webform_id: webformId,
    data: openAnswers(person.vault, 'exercise_draft', webformId, answers),
    revision,
    changed: changedAt.toISOString(),
  };
}
