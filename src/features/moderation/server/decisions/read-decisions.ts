import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { canBeUndone } from '#domain/community/moderation/undoing.ts';
import { Failure } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type {
  DecisionRow as DecisionJson,
  readDecisions as readDecisionsCall,
} from '../../staff-contract.ts';
import { decidedJson, takenOf } from './decided-json.ts';
import { findTakenBefore, type TakenRow } from './queries.ts';

const PAGE = 50;
/** After every number that there is. */
const NEWEST = 2_147_483_647;

/** A page of what was decided. */
export async function readDecisions(
  context: MemberContext,
  { page }: EndpointInput<typeof readDecisionsCall>['query'],
): Promise<EndpointReply<typeof readDecisionsCall>> {
  const found = await findTakenBefore(context.db, placeOf(page), PAGE + 1);
  const shown = found.slice(0, PAGE);
  return {
    rows: shown.map((row) => rowJson(context, row)),
    pager: { older: found.length > PAGE ? String(shown.at(-1)?.decision.id) : null },
  };
}

function placeOf(page: string | undefined): number {
  if (page === undefined) return NEWEST;
  if (!/^\d{1,9}$/.test(page)) throw new Failure('malformed_request', 'There is no such page.');
  return Number(page);
}

function rowJson({ clock }: MemberContext, row: TakenRow): DecisionJson {
  const { decision, undone, text, isAppealed } = row;
  const { id, item, site, kind, writer } = decision;
  return {
    id,
    item: item ?? 0,
    site,
    kind,
    title: text.title,
    removed: text.isRemoved,
    writer: writer !== null && text.hasWriter ? { number: writer, nickname: text.nickname } : null,
    decision: decidedJson(decision),
    undone: undone && decidedJson(undone),
    appealed: isAppealed,
    may_undo: canBeUndone(takenOf(row), { ...text, kind }, clock.now()),
  };
}
