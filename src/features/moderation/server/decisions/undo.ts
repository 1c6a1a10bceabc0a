import type { EndpointInput } from '#contract/endpoint.ts';
import { checkWhy, type ForumRule, isRule } from '#domain/community/moderation/moderation.ts';
import { canBeUndone } from '#domain/community/moderation/undoing.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Decided, undoDecision as undoDecisionCall } from '../../staff-contract.ts';
import { settleAppeal } from '../appeals/queries.ts';
import { findText } from '../queries.ts';
import { decidedAbout } from '../queue/judged.ts';
import { subjectOf } from './decide.ts';
import { actionOf, decidedJson, looksAgain, takenOf } from './decided-json.ts';
import { type DecisionRow, findNewestAbout, findTaken, insertDecision, lockDecision } from './queries.ts';

/** Undoes a decision, whether or not an appeal against it is waiting. Of two moderators the second learns what the first did. */
export async function undoDecision(
  context: MemberContext,
  id: number,
  { rule, reason, appeal: seen }: EndpointInput<typeof undoDecisionCall>['body'],
): Promise<Decided> {
  refuseProblems(alsoForLog(checkWhy('undo', { rule, reason }), 'reason', reason));
  if (!isRule(rule)) throw new Error('checkWhy let an unknown choice through');
  const { db, clock } = context;
  const decision = await lockDecision(db, id);
  const row = decision && (await findTaken(db, id));
  if (!decision || !row) throw notFound();
  const { kind, target } = decision;
  if (row.appeal === 'upheld' && seen !== undefined && seen !== row.appeal) {
    const current = decidedJson(decision);
    throw new Failure('edit_conflict', 'The appeal was upheld meanwhile.', { current });
  }
  if (!canBeUndone(takenOf(row), { ...row.text, kind }, clock.now())) {
    const newest = row.undone ?? (await findNewestAbout(db, { kind, id: target })) ?? decision;
    const current = decidedJson(newest);
    throw new Failure('edit_conflict', 'There is nothing left to undo.', { current });
  }
  return decidedJson(await undo(context, decision, { rule, reason }));
}

/** Undoes a decision and grants an appeal that is waiting. Call it with the decision locked (`lockDecision`). */
export async function undo(
  context: MemberContext,
  decision: DecisionRow,
  { rule, reason: typed }: { readonly rule: ForumRule; readonly reason: string },
): Promise<DecisionRow> {
  const { db, clock, member } = context;
  const { id: undoes, site, kind, target, writer } = decision;
  const text = await findText(db, { kind, id: target });
  if (!text) throw notFound();
  const reason = typed.trim();
  const by = { reason, member: member.id, name: member.name, decidedAt: clock.now() };
  const isAppealed = await settleAppeal(db, undoes, { outcome: 'reversed', ...by });
  const row = await insertDecision(db, { undoes, site, kind, target, writer, action: 'undo', rule, ...by });
  const action = isAppealed ? 'appeal_reversed' : 'decision_undone';
  await context.record({ action, subject: subjectOf(decision), site, reason });
  await context.announce({
    kind: 'decisionUndone',
    isLookedAtAgain: looksAgain(decision, member, isAppealed),
    text: { kind, id: target },
    action: actionOf(decision),
    rule,
    reason,
    ...(await decidedAbout(context, decision, text)),
  });
  return row;
}
