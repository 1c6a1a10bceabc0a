import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { addDays, isDay } from '#domain/kit/day.ts';
import { AUDIT_PARTS, type AuditPart, actionsOf } from '#domain/staff/audit.ts';
import { type AuditFilter, findEntries } from '#platform/audit/queries.ts';
import { Failure } from '#platform/failure.ts';
import { BY_NUMBER, pageOf, placeOf, ROWS_A_PAGE } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { readAudit as readAuditCall } from '../contract.ts';

/** A page of the log. Reading it is not logged: the log would fill with that. */
export async function readAudit(
  context: MemberContext,
  query: EndpointInput<typeof readAuditCall>['query'],
): Promise<EndpointReply<typeof readAuditCall>> {
  const rows = await findEntries(context.db, filterOf(context, query), ROWS_A_PAGE + 1);
  const { shown, pager } = pageOf(rows, BY_NUMBER, ({ id }) => id);
  return {
    rows: shown.map(({ hash: _proof, at, ...row }) => ({ ...row, at: at.toISOString() })),
    pager,
  };
}

function filterOf(
  { clock }: MemberContext,
  { page, from, until, member, part }: EndpointInput<typeof readAuditCall>['query'],
): AuditFilter {
  return {
    before: placeOf(page, BY_NUMBER),
    member: numberOf(member),
    from: from === undefined ? undefined : clock.instantOf(dayOf(from), 0),
    // The last day is included.
    until: until === undefined ? undefined : clock.instantOf(addDays(dayOf(until), 1), 0),
    actions: part === undefined ? undefined : actionsOf(partOf(part)),
  };
}

const malformed = () => new Failure('malformed_request', 'The filter has an invalid value.');

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw malformed();
  return Number(text);
}

function dayOf(text: string) {
  if (!isDay(text)) throw malformed();
  return text;
}

function partOf(text: string): AuditPart {
  const part = AUDIT_PARTS.find((one) => one === text);
  if (!part) throw malformed();
  return part;
}
