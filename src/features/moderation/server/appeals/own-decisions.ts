import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkAppeal } from '#domain/community/moderation/moderation.ts';
import { isRowNumber } from '#domain/kit/row-number.ts';
import { pathTo } from '#domain/site/paths.ts';
import { ruleInWords } from '#platform/content/moderation.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { makeAppeal, OwnDecision, readOwnDecisions as readOwnDecisionsCall } from '../../contract.ts';
import { actionOf } from '../decisions/decided-json.ts';
import { isUndone, lockDecision } from '../decisions/queries.ts';
import {
  type AppealRow,
  findAppeal,
  findOwnDecisions,
  insertAppeal,
  isOwnDecision,
  type OwnDecisionRow,
} from './queries.ts';

const NEWEST = 50;

/** The decisions about the caller's own texts, including those that they took their name off. */
export async function readOwnDecisions(
  context: ParticipantContext,
): Promise<EndpointReply<typeof readOwnDecisionsCall>> {
  const rows = await findOwnDecisions(context.db, context.person.uid, NEWEST);
  return { rows: rows.map((row) => ownDecisionJson(context, row)) };
}

function ownDecisionJson(context: ParticipantContext, row: OwnDecisionRow): OwnDecision {
  const { content, language, clock } = context;
  const { decision, appeal, undone, title, writtenAt } = row;
  return {
    id: decision.id,
    kind: decision.kind,
    target: decision.target,
    path: pathOf(context, row),
    title,
    action: actionOf(decision),
    rule: decision.rule,
    rule_name: ruleInWords(content, decision.rule, language),
    reason: decision.reason,
    days: decision.days,
    written_on: clock.dayOf(writtenAt),
    appeal: appeal && appealJson(appeal),
    undone: undone && { reason: undone.reason, on: clock.dayOf(undone.decidedAt) },
  };
}

function pathOf({ language }: ParticipantContext, { decision, nid, category }: OwnDecisionRow): string {
  return decision.kind === 'comment'
    ? pathTo({ language }, 'comment', { cid: String(decision.target) })
    : pathTo({ language }, 'forumPost', { category: String(category), nid: String(nid) });
}

function appealJson({ text, createdAt, outcome, reason }: AppealRow): NonNullable<OwnDecision['appeal']> {
  return { text, created: createdAt.toISOString(), outcome, reason };
}

/** Appeals against a decision, once. A decision about somebody else's text is not found, like one that does not exist. */
export async function askAgain(
  context: ParticipantContext,
  { id, text }: EndpointInput<typeof makeAppeal>['body'],
): Promise<EndpointReply<typeof makeAppeal>> {
  if (!isRowNumber(id)) throw notFound();
  await lockOneself(context);
  const { db, clock, person } = context;
  if (!(await isOwnDecision(db, person.uid, id)) || !(await lockDecision(db, id))) throw notFound();
  refuseProblems(checkAppeal(text));
  if (await isUndone(db, id)) throw new Failure('edit_conflict', 'The decision was undone meanwhile.');
  const row = { decision: id, uid: person.uid, text: text.trim(), createdAt: clock.now() };
  const isFirst = await insertAppeal(db, row);
  const stored = await findAppeal(db, id);
  if (!stored) throw notFound();
  const current = appealJson(stored.appeal);
  if (!isFirst) throw new Failure('edit_conflict', 'There is an appeal already.', { current });
  return current;
}
