import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { REVIEW_CAUSES } from '#domain/community/moderation/moderation.ts';
import type { Site } from '#domain/site/site.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { moderatorHoursInWords } from '#platform/content/moderation.ts';
import { termKind } from '#platform/content/taxonomy.ts';
import { type Order, pageOf, placeOf, ROWS_A_PAGE } from '#platform/staff/page.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { QueueRow, readQueue as readQueueCall } from '../../staff-contract.ts';
import { findQueue, type QueuedRow, type QueuePlace } from './queries.ts';

const BEGINNING: QueuePlace = { rank: -1, openedAt: new Date(0), id: 0 };
const ORDER: Order<QueuePlace> = {
  digits: [1, 14, 9],
  numbersOf: ({ rank, openedAt, id }) => [rank, openedAt.getTime(), id],
  placeOf: (rank, openedAt, id) => ({ rank, openedAt: new Date(openedAt), id }),
};

/** Reads a page of the queue. */
export async function readQueue(
  context: MemberContext,
  { page }: EndpointInput<typeof readQueueCall>['query'],
): Promise<EndpointReply<typeof readQueueCall>> {
  const rows = await findQueue(context.db, placeOf(page, ORDER) ?? BEGINNING, ROWS_A_PAGE + 1);
  const { shown, pager } = pageOf(rows, ORDER, (row) => row);
  return {
    rows: shown.map((row) => rowJson(context, row)),
    pager,
    moderator_hours: moderatorHoursInWords({ content: context.content, language: 'nl' }),
  };
}

/** An item as the list shows it. */
export function rowJson(context: MemberContext, row: QueuedRow): QueueRow {
  return {
    id: row.id,
    site: row.site,
    kind: row.kind,
    cause: REVIEW_CAUSES[row.rank] ?? 'newAccount',
    opened_at: row.openedAt.toISOString(),
    category: categoryName(context, row.site, row.category),
    title: row.title,
    hidden_by: row.hiddenBy,
    report_count: row.reportCount,
    report_reasons: row.reportReasons.filter((reason) => reason !== null),
  };
}

function categoryName({ content }: MemberContext, site: Site, category: number): string | null {
  const found = content.all(termKind, site).find(({ number }) => number === category);
  return found ? inLanguage(found.content.name, 'nl') : null;
}
