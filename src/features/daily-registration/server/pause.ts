import { type Day, isDay } from '#domain/kit/day.ts';
import { problem } from '#domain/kit/problem.ts';
import { checkPause } from '#domain/tracking/pause.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refusal, refuseProblems } from '#platform/failure.ts';
import { removePause, savePause } from './queries.ts';

/** Marks a day as a pause. Marking it again updates the reason (api-contract 2.29). */
export async function pause(context: ParticipantContext, date: Day, reason: string | null): Promise<void> {
  const { uid, registrationsStart } = context.person;
  refuseProblems(checkPause({ date, reason }, { today: context.today, registrationsStart }));
  await savePause(context.db, { uid, day: date, reason, createdAt: context.clock.now() });
}

/** Removes the pause of a day; a no-op on a day without one. */
export async function resume(context: ParticipantContext, date: Day): Promise<void> {
  if (!isDay(date)) throw refusal(problem('date', 'dateInvalid'));
  await removePause(context.db, context.person.uid, date);
}
