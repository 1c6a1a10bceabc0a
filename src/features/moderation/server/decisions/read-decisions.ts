import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { canBeUndone } from '#domain/community/moderation/undoing.ts';
import { BY_NUMBER, pageOf, placeOf, ROWS_A_PAGE } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { ListedDecision, readDecisions as readDecisionsCall } from '../../staff-contract.ts';
import type { Tell } from '../queue/item.ts';
import { decidedJson, looksAgain, takenOf } from './decided-json.ts';
import { findTakenBefore, type TakenRow } from './queries.ts';

/** Above every number that there is. */
const NEWEST = 2_147_483_647;

/** Reads a page of decisions. */
export async function readDecisions(
  context: MemberContext,
  tell: Tell,
  { page }: EndpointInput<typeof readDecisionsCall>['query'],
): Promise<EndpointReply<typeof readDecisionsCall>> {
  const found = await findTakenBefore(context.db, placeOf(page, BY_NUMBER) ?? NEWEST, ROWS_A_PAGE + 1);
  const { shown, pager } = pageOf(found, BY_NUMBER, ({ decision }) => decision.id);
  return { rows: shown.map((row) => rowJson(context, tell, row)), pager };
}

function rowJson(context: MemberContext, tell: Tell, row: TakenRow): ListedDecision {
  const { decision, undone, text, appeal } = row;
  const mayUndo = canBeUndone(takenOf(row), { ...text, kind: decision.kind }, context.clock.now());
  const { id, item, site, kind, writer } = decision;
  return {
    id,
    item: item ?? 0,
    site,
    kind,
    title: text.title,
    removed: text.isRemoved,
    writer: writer !== null && text.hasWriter ? { number: writer, nickname: text.nickname } : null,
    by_moderator: text.byModerator,
    decision: decidedJson(decision),
    undone: undone && decidedJson(undone),
    appeal,
    may_undo: mayUndo,
    told: mayUndo && writer !== null && text.hasWriter ? toldOf(context, tell, row) : null,
  };
}

function toldOf({ clock, content, member }: MemberContext, tell: Tell, { decision, text, appeal }: TakenRow) {
  const isLookedAtAgain = looksAgain(decision, member, appeal === 'waiting');
  return tell.undoing(content, { kind: decision.kind, day: clock.dayOf(text.createdAt), isLookedAtAgain });
}
