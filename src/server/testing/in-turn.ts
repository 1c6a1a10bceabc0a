const ROWS = 3;

/**
 * The part of a matrix that its nth row covers: with FULL=1 all of it, otherwise a third, which shifts from row to row so that
 * three consecutive rows cover all of it.
 */
export function inTurn<Item>(items: readonly Item[], nth: number): readonly Item[] {
  if (process.env['FULL'] === '1') return items;
  return items.filter((_, index) => index % ROWS === nth % ROWS);
}
