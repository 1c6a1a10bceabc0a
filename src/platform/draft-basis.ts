import { isRowNumber } from '#domain/kit/row-number.ts';
import { Failure } from './failure.ts';

/**
 * Refuses to overwrite a draft that another device saved meanwhile. `basis` is the `changed` of the draft that the caller
 * started from, or null if there was none; without `basis` the caller overwrites whatever is there.
 */
export function refuseOtherDraft<Row extends { readonly changedAt: Date }>(
  basis: string | null | undefined,
  stored: Row | undefined,
  draftOf: (row: Row) => unknown,
): void {
  if (basis === undefined || !stored || stored.changedAt.toISOString() === basis) return;
  throw new Failure('edit_conflict', 'This was changed meanwhile.', { current: draftOf(stored) });
}

/** Refuses a draft of an impossible revision: they count from 1, up to the maximum of the column. */
export function refuseImpossibleRevision(revision: number | null): void {
  if (revision === null || isRowNumber(revision)) return;
  throw new Failure('malformed_request', 'The body has an invalid revision.');
}

/** Refuses a change that is based on an older revision than the stored one; a caller that names none writes over whatever is there. */
export function refuseStale(
  revision: number | undefined,
  stored: { readonly revision: number },
  current: () => unknown,
): void {
  if (revision === undefined || revision === stored.revision) return;
  throw new Failure('edit_conflict', 'This was changed meanwhile.', { current: current() });
}
