import type { EndpointInput } from '#contract/endpoint.ts';
import {
  actionsFor,
  checkDecision,
  type ForumText,
  isAction,
  isRule,
  isTold,
  type ModerationAction,
} from '#domain/community/moderation/moderation.ts';
import { problem } from '#domain/kit/problem.ts';
import type { AuditAction, AuditSubject } from '#domain/staff/audit.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, notFound, refusal, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Decided, decideItem } from '../../staff-contract.ts';
import { lockText } from '../queries.ts';
import { judgedOf, writtenBy } from '../queue/judged.ts';
import { countReports, takeItem } from '../queue/queries.ts';
import { decidedJson } from './decided-json.ts';
import { findDecisionOf, insertDecision } from './queries.ts';

const RECORDED: Readonly<Record<ModerationAction, AuditAction>> = {
  dismiss: 'text_dismissed',
  hide: 'text_hidden',
  restore: 'text_restored',
  lock: 'conversation_locked',
  answer: 'answered_officially',
  close_off: 'writer_closed_off',
  remove: 'text_removed',
};

/**
 * Settles an item with a decision, and does what was decided. Nobody settles what somebody else has settled, nor a text that was changed
 * or reported since they read it.
 */
export async function decide(
  context: MemberContext,
  id: number,
  { action, rule, reason, days, answer, ...seen }: EndpointInput<typeof decideItem>['body'],
): Promise<Decided> {
  const draft = { action, rule, reason, days: days ?? null, answer: answer ?? '' };
  refuseProblems(alsoForLog(checkDecision(draft), 'reason', reason));
  if (!isAction(action) || !isRule(rule)) throw new Error('A decision was checked and is none');
  const { db, clock, member } = context;
  const now = clock.now();
  const item = await takeItem(db, id, now);
  if (!item) throw await settledBefore(context, id);
  const { site, kind, target } = item;
  const text = await lockText(db, { kind, id: target });
  if (!text) throw notFound();
  const reports = await countReports(db, { kind, id: target });
  if (text.revision !== seen.revision || reports !== seen.report_count) {
    throw new Failure('edit_conflict', 'The text was changed or reported meanwhile.');
  }
  const judged = judgedOf(kind, text);
  if (!actionsFor(judged).includes(action)) throw refusal(problem('action', 'invalid'));
  const about = writtenBy(clock, text);
  const closedFor = action === 'close_off' ? draft.days : null;
  const decision = await insertDecision(db, {
    item: id,
    site,
    kind,
    target,
    writer: text.member,
    action,
    rule,
    reason: reason.trim(),
    days: closedFor,
    member: member.id,
    name: member.name,
    decidedAt: now,
  });
  await context.record({
    action: RECORDED[action],
    subject: subjectOf(decision),
    site,
    reason: decision.reason,
  });
  await context.announce({
    kind: 'moderationDecided',
    text: { kind, id: target },
    action,
    rule,
    reason: decision.reason,
    days: closedFor,
    answer: draft.answer,
    isTold: isTold(action, judged),
    ...about,
  });
  return decidedJson(decision);
}

/** How the log names a text and its writer: by their numbers. */
export function subjectOf({
  kind,
  target,
  writer,
}: {
  readonly kind: ForumText['kind'];
  readonly target: number;
  readonly writer: number | null;
}): AuditSubject {
  return writer === null ? `${kind} ${target}` : `${kind} ${target} of ${writer}`;
}

async function settledBefore({ db }: MemberContext, id: number): Promise<Failure> {
  const decision = await findDecisionOf(db, id);
  if (!decision) return notFound();
  return new Failure('edit_conflict', 'Somebody has decided about this meanwhile.', {
    current: decidedJson(decision),
  });
}
