import { isRowNumber } from '#domain/kit/row-number.ts';
import { Failure } from './failure.ts';

/**
 * Refuses to write over a draft that another device saved meanwhile. `basis` is the `changed` of the draft that the caller
 * goes on from, null where there was none; a caller that does not say writes over whatever is there.
 */
export function refuseOtherDraft<Row extends { readonly changedAt: Date }>(
  basis: string | null | undefined,
  stored: Row | undefined,
  draftOf: (row: Row) => unknown,
): void {
  if (basis === undefined || !stored || stored.changedAt.toISOString() === basis) return;
  throw new Failure('edit_conflict', 'This was changed meanwhile.', { current: draftOf(stored) });
}

/** Refuses a draft that goes on from a revision that cannot be: they count from 1, up to the maximum of the column. */
export function refuseNoRevision(revision: number | null): void {
  if (revision === null || isRowNumber(revision)) return;
  throw new Failure('malformed_request', 'The body has an invalid revision.');
}
