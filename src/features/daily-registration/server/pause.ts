import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { checkPause, checkPauseEnd } from '#domain/tracking/pause.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refuseProblems } from '#platform/failure.ts';
import { findDays, removePauses, savePause } from './queries.ts';

/**
 * Marks the last day and the open ones from the first on as a pause: those before it may have been filled in on another device
 * since they were seen as open. Marking one again updates the reason (api-contract 2.29). It announces
 * nothing, so that a pause is never what brings a badge: a row that it mended is seen in the night, and when the next day is filled in.
 */
export async function pause(
  context: ParticipantContext,
  date: Day,
  {
    from = date,
    reason = null,
  }: { readonly from?: Day | undefined; readonly reason?: string | null | undefined },
): Promise<void> {
  const { db, today, person } = context;
  const { uid, registrationsStart } = person;
  refuseProblems(checkPause({ date, from, reason }, { today, registrationsStart }));
  const before = from < date ? await findDays(db, uid, from, addDays(date, -1)) : [];
  const filledIn = new Set(before.map(({ day }) => day));
  const days = daysFrom(from, date).filter((day) => !filledIn.has(day));
  await savePause(db, days, { uid, reason, createdAt: context.clock.now() });
}

/** Removes the pauses from the first day to the last; a no-op on a day without one. What they helped to earn stays. */
export async function resume(context: ParticipantContext, date: Day, from = date): Promise<void> {
  refuseProblems(checkPauseEnd({ date, from }));
  await removePauses(context.db, context.person.uid, from, date);
}
