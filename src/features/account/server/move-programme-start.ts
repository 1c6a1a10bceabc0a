import type { Day } from '#domain/kit/day.ts';
import type { Context } from '#platform/context.ts';
import { updateParticipant } from './queries.ts';

/** The programme begins on the day that the plan says, which may be later than it was (spec 1 §4 Start dates). */
export async function moveProgrammeStart(
  { db, person }: Context,
  { uid, programmeStart }: { readonly uid: number; readonly programmeStart: Day },
): Promise<void> {
  if (person?.kind === 'participant' && person.programmeStart === programmeStart) return;
  await updateParticipant(db, uid, { programmeStart });
}
