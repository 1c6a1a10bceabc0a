import type { EndpointInput } from '#contract/endpoint.ts';
import {
  actionsFor,
  checkDecision,
  type DecisionDraft,
  type ForumRule,
  isAction,
  isRule,
  isTold,
  type ModerationAction,
  type TextKind,
} from '#domain/community/moderation/moderation.ts';
import { problem } from '#domain/kit/problem.ts';
import type { AuditAction, AuditSubject } from '#domain/staff/audit.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, notFound, refusal, refuseProblems } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Decided, decideItem } from '../../staff-contract.ts';
import { type FoundText, lockText } from '../queries.ts';
import { judgedOf, writtenBy } from '../queue/judged.ts';
import { countReports, type ItemRow, takeItem } from '../queue/queries.ts';
import { decidedJson } from './decided-json.ts';
import { type DecisionRow, findDecisionOf, insertDecision } from './queries.ts';

const RECORDED: Readonly<Record<ModerationAction, AuditAction>> = {
  dismiss: 'text_dismissed',
  hide: 'text_hidden',
  restore: 'text_restored',
  lock: 'conversation_locked',
  answer: 'answered_officially',
  remove_nickname: 'nickname_removed',
  close_off: 'writer_closed_off',
  remove: 'text_removed',
};

/**
 * Settles an item with a decision, and does what was decided. Nobody settles an item that somebody else has settled, nor one whose
 * text was changed or reported since they read it.
 */
export async function decide(
  context: MemberContext,
  id: number,
  { revision, report_count: reportCount, nickname, ...given }: EndpointInput<typeof decideItem>['body'],
): Promise<Decided> {
  const draft = checkedDraft(given);
  const { item, text } = await takenItem(context, id, { revision, reportCount });
  const judged = judgedOf(item.kind, text);
  const { action, rule, answer } = draft;
  if (!actionsFor(judged).includes(action)) throw refusal(problem('action', 'invalid'));
  const decision = await storeDecision(context, draft, { item, writer: text.member });
  await context.announce({
    kind: 'moderationDecided',
    text: { kind: item.kind, id: item.target },
    action,
    rule,
    reason: decision.reason,
    answer,
    nickname: action === 'remove_nickname' ? (nickname ?? '') : null,
    isTold: isTold(action, judged),
    ...writtenBy(context.clock, text),
  });
  return decidedJson(decision);
}

interface CheckedDraft extends DecisionDraft {
  readonly action: ModerationAction;
  readonly rule: ForumRule;
}

/** A decision as it was sent, once it is known that nothing is wrong with it. */
function checkedDraft({
  days,
  answer,
  ...given
}: Omit<EndpointInput<typeof decideItem>['body'], 'revision' | 'report_count' | 'nickname'>): CheckedDraft {
  const { action, rule, reason } = given;
  const draft = { ...given, days: days ?? null, answer: answer ?? '' };
  refuseProblems(alsoForLog(checkDecision(draft), 'reason', reason));
  if (!isAction(action) || !isRule(rule)) throw new Error('checkDecision let an unknown choice through');
  return { ...draft, action, rule };
}

/**
 * Takes an item out of the queue with its text locked, unless the text was changed or reported since it was seen. Reports that
 * were taken back since then change nothing: somebody who reports and takes back all the time could keep it from being judged.
 */
async function takenItem(
  context: MemberContext,
  id: number,
  seen: { readonly revision: number; readonly reportCount: number },
): Promise<{ readonly item: ItemRow; readonly text: FoundText }> {
  const { db, clock } = context;
  const item = await takeItem(db, id, clock.now());
  if (!item) throw await settledBefore(context, id);
  const { kind, target } = item;
  const text = await lockText(db, { kind, id: target });
  if (!text) throw notFound();
  const reports = await countReports(db, { kind, id: target });
  if (text.revision !== seen.revision || reports > seen.reportCount) {
    throw new Failure('edit_conflict', 'The text was changed or reported meanwhile.');
  }
  return { item, text };
}

/** Stores a decision about an item, and writes it into the log. */
async function storeDecision(
  context: MemberContext,
  { action, rule, reason, days }: CheckedDraft,
  { item: { id, site, kind, target }, writer }: { readonly item: ItemRow; readonly writer: number | null },
): Promise<DecisionRow> {
  const { db, clock, member } = context;
  const decision = await insertDecision(db, {
    item: id,
    site,
    kind,
    target,
    writer,
    action,
    rule,
    reason: reason.trim(),
    days: action === 'close_off' ? days : null,
    member: member.id,
    name: member.name,
    decidedAt: clock.now(),
  });
  const subject = subjectOf(decision);
  await context.record({ action: RECORDED[action], subject, site, reason: decision.reason });
  return decision;
}

/** Names a text and its writer for the log, by their numbers. */
export function subjectOf({
  kind,
  target,
  writer,
}: {
  readonly kind: TextKind;
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
