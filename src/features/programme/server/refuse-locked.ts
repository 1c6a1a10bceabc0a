import type { Exercise } from '#domain/content/content.ts';
import { lockReason } from '#domain/programme/programme.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { findProgrammeStart } from '#platform/person/queries.ts';
import { outlineOf } from './programme.ts';
import type { SubmissionRow } from './queries.ts';

/**
 * Refuses an exercise that is still locked (spec 1 §4). `submitted` is everything since the programme began. Call it with the person
 * locked: another call may have restarted the programme while this one waited.
 */
export async function refuseLocked(
  { db, content, site, person, today }: ParticipantContext,
  { id }: Exercise,
  submitted: readonly SubmissionRow[],
): Promise<void> {
  const state = {
    programmeStart: await findProgrammeStart(db, person.uid),
    today,
    submitted: new Set(submitted.map(({ webformId }) => webformId)),
  };
  if (lockReason(outlineOf(content, site), state, id) === null) return;
  throw new Failure('exercise_locked', 'This exercise is not open yet.');
}
