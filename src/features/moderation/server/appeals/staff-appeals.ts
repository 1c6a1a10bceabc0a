import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { checkOutcome, isOutcome } from '#domain/community/moderation/moderation.ts';
import { inertOf } from '#domain/kit/poor-text.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { type Order, PAGE, pageOf, placeOf } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type {
  AppealRow as AppealJson,
  decideAppeal as decideAppealCall,
  readAppeals as readAppealsCall,
} from '../../staff-contract.ts';
import { subjectOf } from '../decisions/decide.ts';
import { actionOf, decidedJson, ruleOf } from '../decisions/decided-json.ts';
import { insertDecision } from '../decisions/queries.ts';
import { findText } from '../queries.ts';
import { pseudonymOf } from '../queue/item.ts';
import { writtenBy } from '../queue/judged.ts';
import { type AppealPlace, type AppealRow, findAppeal, findOpenAppeals, settleAppeal } from './queries.ts';

const BEGINNING: AppealPlace = { createdAt: new Date(0), id: 0 };
const ORDER: Order<AppealPlace> = {
  digits: [14, 9],
  numbersOf: ({ createdAt, id }) => [createdAt.getTime(), id],
  placeOf: (createdAt, id) => ({ createdAt: new Date(createdAt), id }),
};

/** A page of the appeals that wait. */
export async function readAppeals(
  context: MemberContext,
  { page }: EndpointInput<typeof readAppealsCall>['query'],
): Promise<EndpointReply<typeof readAppealsCall>> {
  const found = await findOpenAppeals(context.db, placeOf(page, ORDER) ?? BEGINNING, PAGE + 1);
  const { shown, pager } = pageOf(found, ORDER, (row) => row);
  const rows = await Promise.all(shown.map(({ id }) => appealJson(context, id)));
  return {
    rows: rows.filter((row) => row !== null),
    pager,
  };
}

/** Null where the account went meanwhile, and the appeal with it. */
async function appealJson({ db, member }: MemberContext, id: number): Promise<AppealJson | null> {
  const found = await findAppeal(db, id);
  const text = found && (await findText(db, { kind: found.decision.kind, id: found.decision.target }));
  if (!text) return null;
  const { appeal, decision } = found;
  return {
    id,
    site: decision.site,
    kind: decision.kind,
    title: text.title,
    text: inertOf(text.body),
    writer: pseudonymOf(text),
    appeal: appeal.text,
    created: appeal.createdAt.toISOString(),
    decision: decidedJson(decision),
    may_decide: decision.member !== member.id,
  };
}

/**
 * Somebody else than who decided looks again. Whoever decided is refused as somebody without the right, because it is about who
 * calls and not about what they sent.
 */
export async function decideAppeal(
  context: MemberContext,
  id: number,
  { outcome, reason }: EndpointInput<typeof decideAppealCall>['body'],
): Promise<EndpointReply<typeof decideAppealCall>> {
  const { db, clock, member } = context;
  const found = await findAppeal(db, id);
  if (!found) throw notFound();
  const { decision } = found;
  if (decision.member === member.id) {
    throw new Failure('role_missing', 'Somebody else has to look at it.');
  }
  refuseProblems(alsoForLog(checkOutcome({ outcome, reason }), 'reason', reason));
  if (!isOutcome(outcome)) throw new Error('An outcome was checked and is none');
  const said = {
    outcome,
    reason: reason.trim(),
    member: member.id,
    name: member.name,
    decidedAt: clock.now(),
  };
  if (!(await settleAppeal(db, id, said))) throw await settledBefore(context, id);
  const { site, kind, target, writer } = decision;
  const text = await findText(db, { kind, id: target });
  if (!text) throw notFound();
  if (outcome === 'reversed') {
    const back = { item: null, site, kind, target, writer, action: 'restore', rule: 'fits' };
    await insertDecision(db, { ...back, ...said });
  }
  const action = outcome === 'upheld' ? 'appeal_upheld' : 'appeal_reversed';
  await context.record({ action, subject: subjectOf(decision), site, reason: said.reason });
  await context.announce({
    kind: 'appealDecided',
    outcome,
    text: { kind, id: target },
    action: actionOf(decision),
    rule: ruleOf(decision),
    reason: said.reason,
    ...writtenBy(clock, text),
  });
  return outcomeJson({ ...found.appeal, ...said });
}

function outcomeJson({ outcome, reason, name, decidedAt }: AppealRow) {
  return {
    outcome: outcome ?? '',
    reason: reason ?? '',
    name: name ?? '',
    decided_at: decidedAt?.toISOString() ?? '',
  };
}

async function settledBefore({ db }: MemberContext, id: number): Promise<Failure> {
  const found = await findAppeal(db, id);
  if (!found) return notFound();
  return new Failure('edit_conflict', 'Somebody has decided about this meanwhile.', {
    current: outcomeJson(found.appeal),
  });
}
