import type { EventOf } from '#domain/events.ts';
import { practiceChanged } from '#domain/nurse/details.ts';
import type { Context } from '#platform/context.ts';
import { findNurse, insertNurse, updateDetails } from './queries.ts';

/** Stores the details of a new account as an application. */
export async function enterNurse(
  { db, clock }: Context,
  { uid, details, wantsPackage }: EventOf<'nurseRegistered'>,
): Promise<void> {
  await insertNurse(db, { uid, ...details, wantsPackage, state: 'applied', appliedAt: clock.now() });
}

/** Stores changed details; if she seems to work somewhere else, the staff checks that. */
export async function keepDetails(
  { db, clock }: Context,
  { uid, details }: EventOf<'nurseDetailsChanged'>,
): Promise<void> {
  const before = await findNurse(db, uid);
  if (!before) return;
  const isElsewhere = practiceChanged(before.nurse, details);
  await updateDetails(db, uid, isElsewhere ? { ...details, practiceChangedAt: clock.now() } : details);
}
