import { Failure } from './failure.ts';

/**
 * Refuses to write over a draft that another device saved meanwhile. `basis` is the `changed` of the draft that the caller
 * goes on from, null where there was none; a caller that does not say writes over whatever is there.
 */
export function refuseOtherDraft(
  basis: string | null | undefined,
  current: { readonly changed: string } | undefined,
): void {
  if (basis === undefined || !current || current.changed === basis) return;
  throw new Failure('edit_conflict', 'This was changed meanwhile.', { current });
}
