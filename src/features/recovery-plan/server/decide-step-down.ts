import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { currentOffer } from './plan-page.ts';
import { insertStepDown, replaceGoals, setPace } from './queries.ts';

/**
 * Accepts or declines the gentler slope on offer (api-contract 2.30). Accepting replaces the goals from today on; the plan
 * continues step by step and keeps its initial use, from which savings are calculated. A warning beside the offer needs
 * no confirmation: no day gets a lower goal than in the current plan.
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
