import type { EndpointReply } from '#contract/endpoint.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { readAccessLog } from '../../consent-contract.ts';
import { findLookPage } from './queries.ts';

const SIZE = 50;

/** A page of who looked at the person, counted from 0; one past the end has no rows. */
export async function showLooks(
  { db, person }: ParticipantContext,
  page = '0',
): Promise<EndpointReply<typeof readAccessLog>> {
  if (!/^\d{1,7}$/.test(page)) throw new Failure('malformed_request', 'The page is invalid.');
  const current = Number(page);
  const { rows, total } = await findLookPage(db, person.uid, { offset: current * SIZE, limit: SIZE });
  return {
    rows: rows.map(({ at, day, nurse, look }) => ({ at: at.toISOString(), day, nurse, look })),
    pager: {
      current_page: current,
      total_items: total,
      total_pages: Math.ceil(total / SIZE),
      items_per_page: SIZE,
    },
  };
}
