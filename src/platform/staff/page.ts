import { Failure } from '../failure.ts';

/** How many rows a list of the staff shows at once. */
export const PAGE = 50;

/** The place of a row in a list from new to old: a moment and, because two may share one, the number of the row. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

/** The place after which a page begins, out of its opaque text. */
export function placeOf(page: string | undefined): Place | undefined {
  if (page === undefined) return undefined;
  const [, at, id] = /^(\d{1,13})-(\d{1,9})$/.exec(page) ?? [];
  if (at === undefined || id === undefined) throw new Failure('malformed_request', 'There is no such page.');
  return { at: new Date(Number(at)), id: Number(id) };
}

/** A page out of one row more than it shows, with the text of the one after it. */
export function pageOf<Row>(
  found: readonly Row[],
  place: (row: Row) => Place,
): { readonly shown: readonly Row[]; readonly pager: { readonly older: string | null } } {
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  const hasOlder = found.length > PAGE && last !== undefined;
  return { shown, pager: { older: hasOlder ? textOf(place(last)) : null } };
}

function textOf({ at, id }: Place): string {
  return `${at.getTime()}-${id}`;
}
