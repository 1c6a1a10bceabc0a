import type { Day } from '#domain/kit/day.ts';
import type { Context } from '#platform/context.ts';
import { updateAccount } from './queries.ts';

/** The programme begins on the day that the plan says, which may be later than it was (spec 1 §4 Start dates). */
export async function moveProgrammeStart(
  { db, person }: Context,
  { uid, programmeStart }: { readonly uid: number; readonly programmeStart: Day },
): Promise<void> {
  if (programmeStart === person?.programmeStart) return;
  await updateAccount(db, uid, { programmeStart });
}
