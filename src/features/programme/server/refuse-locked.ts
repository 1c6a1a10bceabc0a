import type { Exercise } from '#domain/content/content.ts';
import { lockReason } from '#domain/programme/programme.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { findProgrammeStart } from '#platform/person/queries.ts';
import { outlineOf } from './programme.ts';
import { findSubmittedExercises } from './queries.ts';

/**
 * Refuses an exercise that is still locked (spec 1 §4). Call it with the person locked: another call may have restarted the programme
 * while this one waited.
 */
export async function refuseLocked(
  { db, content, site, person, today }: ParticipantContext,
  { id }: Exercise,
): Promise<void> {
  const state = {
    programmeStart: await findProgrammeStart(db, person.uid),
    today,
    submitted: new Set(await findSubmittedExercises(db, person.uid)),
  };
  if (lockReason(outlineOf(content, site), state, id) === null) return;
  throw new Failure('exercise_locked', 'This exercise is not open yet.');
}
