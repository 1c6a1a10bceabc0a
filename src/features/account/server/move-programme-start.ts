import type { Day } from '#domain/kit/day.ts';
import type { Context } from '#platform/context.ts';
import { updateParticipant } from './queries.ts';

/** Moves the start of the programme to the day chosen in the plan, which may be later than before (spec 1 §4 Start dates). */
export async function moveProgrammeStart(
  { db }: Context,
  { uid, programmeStart }: { readonly uid: number; readonly programmeStart: Day },
): Promise<void> {
  await updateParticipant(db, uid, { programmeStart });
}
