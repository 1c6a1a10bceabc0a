import { Failure } from '../failure.ts';

/** How many rows a list of the staff shows at once. */
export const ROWS_A_PAGE = 50;

/** The order of a list, by whole numbers: the address of a page holds the place after which it begins. */
export interface Order<P> {
  /** The most digits that each number has. */
  readonly digits: readonly number[];
  numbersOf(place: P): readonly number[];
  /** Undefined for numbers that no place has. */
  placeOf(...numbers: number[]): P | undefined;
}

/** The place of a row in a list from new to old: a moment and, because two may share one, the number of the row. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

export const BY_MOMENT: Order<Place> = {
  digits: [13, 9],
  numbersOf: ({ at, id }) => [at.getTime(), id],
  placeOf: (at, id) => ({ at: new Date(at), id }),
};

export const BY_NUMBER: Order<number> = {
  digits: [9],
  numbersOf: (id) => [id],
  placeOf: (id) => id,
};

/** Parses the place after which a page begins from its opaque text. */
export function placeOf<P>(page: string | undefined, { digits, placeOf: placeAt }: Order<P>): P | undefined {
  if (page === undefined) return undefined;
  const numbers = page.split('-');
  const fits = numbers.every((one, nth) => /^\d+$/.test(one) && one.length <= (digits[nth] ?? 0));
  const place = fits && numbers.length === digits.length ? placeAt(...numbers.map(Number)) : undefined;
  if (place === undefined) throw new Failure('malformed_request', 'There is no such page.');
  return place;
}

/** Makes a page of one row more than it shows, with the text that leads to the next page. */
export function pageOf<Row, P>(
  found: readonly Row[],
  order: Order<P>,
  placeIn: (row: Row) => P,
): { readonly shown: readonly Row[]; readonly pager: { readonly older: string | null } } {
  const shown = found.slice(0, ROWS_A_PAGE);
  const last = shown.at(-1);
  const hasOlder = found.length > ROWS_A_PAGE && last !== undefined;
  return { shown, pager: { older: hasOlder ? order.numbersOf(placeIn(last)).join('-') : null } };
}
