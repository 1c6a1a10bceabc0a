import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { currentOffer } from './plan-page.ts';
import { insertStepDown, replaceGoals, setPace } from './queries.ts';

/**
 * Takes or leaves the gentler slope that is on offer now (contract 2.30). Taking it replaces the goals from today on; the
 * plan goes on step by step and keeps the use it began with, against which is counted what was saved. It asks for no new tick of the warning:
 * no day asks for less than the plan that was ticked.
 */
export async function decideOnStepDown(context: ParticipantContext, accepted: boolean): Promise<void> {
  const { uid } = context.person;
  await lockPerson(context.db, uid);
  const offer = await currentOffer(context);
  if (!offer) throw new Failure('not_found', 'There is no offer any more.', { status: 409 });
  await insertStepDown(context.db, {
    uid,
    decidedAt: context.clock.now(),
    accepted,
    start: offer.start,
  });
  if (!accepted) return;
  await setPace(context.db, uid, 'gradual');
  await replaceGoals(context.db, uid, context.today, offer.goals);
}
