import type { CallArguments } from '#ui/app/caller.ts';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { readAccessLog } from '../../consent-contract.ts';

/** The wire counts pages from 0; the URL, as people do, from 1. */
export function lookPage(page: number): CallArguments<typeof readAccessLog>[0] {
  return { query: { page: String(page - 1) } };
}

/** A page of looks, fetched again on each visit: the nurse may look while this person is here. */
export function useLooks(page: number) {
  return useFreshEndpoint(readAccessLog, lookPage(page));
}
