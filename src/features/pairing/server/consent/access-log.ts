import type { EndpointReply } from '#contract/endpoint.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { pageAsked, pagerOf } from '#platform/views/pager.ts';
import type { readAccessLog } from '../../consent-contract.ts';
import { findLookPage } from './queries.ts';

/** Days on a page: each of them is told once, with all of its looks. */
const SIZE = 20;

/** A page of the looks at a person, counted from 0; a page past the end has no rows. */
export async function showLooks(
  { db, person }: ParticipantContext,
  page: unknown,
): Promise<EndpointReply<typeof readAccessLog>> {
  const current = pageAsked(page);
  const { rows, total } = await findLookPage(db, person.uid, { offset: current * SIZE, limit: SIZE });
  return {
    rows: rows.map(({ at, day, nurse, look }) => ({ at: at.toISOString(), day, nurse, look })),
    pager: pagerOf({ page: current, total, size: SIZE }),
  };
}
