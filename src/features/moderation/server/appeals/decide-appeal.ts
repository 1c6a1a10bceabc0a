import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkOutcome, isOutcome } from '#domain/community/moderation/moderation.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { decideAppeal as decideAppealCall } from '../../appeal-staff-contract.ts';
import { subjectOf } from '../decisions/decide.ts';
import { actionOf } from '../decisions/decided-json.ts';
import { type DecisionRow, lockDecision } from '../decisions/queries.ts';
import { undo } from '../decisions/undo.ts';
import { type FoundText, lockText } from '../queries.ts';
import { decidedAbout } from '../queue/judged.ts';
import { type AppealRow, findAppeal, settleAppeal } from './queries.ts';

/**
 * Decides on an appeal. The moderator who took the decision gets `role_missing`, as it is about who they are and not about what they
 * sent.
 */
export async function decideAppeal(
  context: MemberContext,
  id: number,
  { outcome, reason, revision }: EndpointInput<typeof decideAppealCall>['body'],
): Promise<EndpointReply<typeof decideAppealCall>> {
  const { db, member } = context;
  const decision = await lockDecision(db, id);
  const found = await findAppeal(db, id);
  if (!decision || !found) throw notFound();
  if (decision.member === member.id) {
    throw new Failure('role_missing', 'Somebody else has to look at it.');
  }
  refuseProblems(alsoForLog(checkOutcome({ outcome, reason }), 'reason', reason));
  if (!isOutcome(outcome)) throw new Error('checkOutcome let an unknown choice through');
  if (found.appeal.outcome !== null) {
    const current = outcomeJson(found.appeal);
    throw new Failure('edit_conflict', 'Somebody has decided about this meanwhile.', { current });
  }
  const text = await lockText(db, { kind: decision.kind, id: decision.target });
  if (!text) throw notFound();
  if (text.revision !== revision) throw new Failure('edit_conflict', 'The text was changed meanwhile.');
  if (outcome === 'reversed') await undo(context, decision, { rule: 'fits', reason });
  else await uphold(context, { decision, text }, reason.trim());
  const settled = await findAppeal(db, id);
  if (!settled) throw notFound();
  return outcomeJson(settled.appeal);
}

async function uphold(
  context: MemberContext,
  { decision, text }: { readonly decision: DecisionRow; readonly text: FoundText },
  reason: string,
): Promise<void> {
  const { db, clock, member } = context;
  const { id, site, kind, target } = decision;
  const by = { member: member.id, name: member.name, decidedAt: clock.now() };
  await settleAppeal(db, id, { outcome: 'upheld', reason, ...by });
  await context.record({ action: 'appeal_upheld', subject: subjectOf(decision), site, reason });
  await context.announce({
    kind: 'appealUpheld',
    text: { kind, id: target },
    action: actionOf(decision),
    rule: decision.rule,
    reason,
    ...(await decidedAbout(context, decision, text)),
  });
}

function outcomeJson({ outcome, reason, name, decidedAt }: AppealRow) {
  return {
    outcome: outcome ?? '',
    reason: reason ?? '',
    name: name ?? '',
    decided_at: decidedAt?.toISOString() ?? '',
  };
}
