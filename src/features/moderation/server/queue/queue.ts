import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import { REVIEW_CAUSES } from '#domain/community/moderation/moderation.ts';
import type { Site } from '#domain/site/site.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { moderatorHours } from '#platform/content/moderation.ts';
import { termKind } from '#platform/content/term.ts';
import { Failure } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { QueueRow, readQueue as readQueueCall } from '../../staff-contract.ts';
import { findQueue, type QueuedRow, type QueuePlace } from './queries.ts';

const PAGE = 50;
const BEGINNING: QueuePlace = { rank: -1, openedAt: new Date(0), id: 0 };

/** A page of the queue. */
export async function readQueue(
  context: MemberContext,
  { page }: EndpointInput<typeof readQueueCall>['query'],
): Promise<EndpointReply<typeof readQueueCall>> {
  const rows = await findQueue(context.db, placeOf(page), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => rowJson(context, row)),
    pager: {
      older: last && rows.length > PAGE ? `${last.rank}.${last.openedAt.getTime()}.${last.id}` : null,
    },
    moderator_hours: moderatorHours({ content: context.content, language: 'nl' }),
  };
}

function placeOf(page: string | undefined): QueuePlace {
  if (page === undefined) return BEGINNING;
  const [, rank, time, id] = /^(\d)\.(\d{1,14})\.(\d{1,9})$/.exec(page) ?? [];
  if (rank === undefined) throw new Failure('malformed_request', 'There is no such page.');
  return { rank: Number(rank), openedAt: new Date(Number(time)), id: Number(id) };
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
