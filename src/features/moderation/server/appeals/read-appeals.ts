import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { inertOf } from '#domain/kit/poor-text.ts';
import { type Order, pageOf, placeOf, ROWS_A_PAGE } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { AppealRow, readAppeals as readAppealsCall } from '../../appeal-staff-contract.ts';
import { decidedJson } from '../decisions/decided-json.ts';
import { findText } from '../queries.ts';
import { pseudonymOf } from '../queue/item.ts';
import { type AppealPlace, findAppeal, findOpenAppeals } from './queries.ts';

const BEGINNING: AppealPlace = { createdAt: new Date(0), id: 0 };
const ORDER: Order<AppealPlace> = {
  digits: [14, 9],
  numbersOf: ({ createdAt, id }) => [createdAt.getTime(), id],
  placeOf: (createdAt, id) => ({ createdAt: new Date(createdAt), id }),
};

/** Reads a page of the waiting appeals. */
export async function readAppeals(
  context: MemberContext,
  { page }: EndpointInput<typeof readAppealsCall>['query'],
): Promise<EndpointReply<typeof readAppealsCall>> {
  const found = await findOpenAppeals(context.db, placeOf(page, ORDER) ?? BEGINNING, ROWS_A_PAGE + 1);
  const { shown, pager } = pageOf(found, ORDER, (row) => row);
  const rows = await Promise.all(shown.map(({ id }) => appealJson(context, id)));
  return { rows: rows.filter((row) => row !== null), pager };
}

/** Null if the account has just gone, and the appeal with it. */
async function appealJson({ db, member }: MemberContext, id: number): Promise<AppealRow | null> {
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
    revision: text.revision,
    writer: pseudonymOf(text),
    appeal: appeal.text,
    created: appeal.createdAt.toISOString(),
    decision: decidedJson(decision),
    may_decide: decision.member !== member.id,
  };
}
