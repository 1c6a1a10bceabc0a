import { BEGINNING } from './chain.ts';

const BATCH = 1_000;

/** A log of one or more chains, read in order to verify them. */
export interface Log<Row extends { readonly hash: Buffer }> {
  /** Reads at most `limit` rows after `last`, chain by chain and oldest first. */
  readAfter(last: Row | undefined, limit: number): Promise<readonly Row[]>;
  /** The place of a row in its chain, counted from 1. */
  placeOf(row: Row): number;
  isSameChain(one: Row, other: Row): boolean;
  hashOf(before: Buffer, row: Row): Buffer;
}

export interface ChainCheck<Row> {
  readonly rows: number;
  /** The last row that follows from the rows before it. */
  readonly last: Row | undefined;
  /** The first row that does not follow, and the place in its chain that was expected; null if all do. */
  readonly broken: { readonly row: Row; readonly expected: number } | null;
}

/** Reads a whole log: each row has to be the next of its chain, with the hash that follows from the one before it. */
export async function followChain<Row extends { readonly hash: Buffer }>(
  log: Log<Row>,
): Promise<ChainCheck<Row>> {
  let rows = 0;
  let last: Row | undefined;
  for (;;) {
    const batch = await log.readAfter(last, BATCH);
    for (const row of batch) {
      const before = last && log.isSameChain(last, row) ? last : undefined;
      const expected = before ? log.placeOf(before) + 1 : 1;
      const isNext = log.placeOf(row) === expected;
      if (!isNext || !log.hashOf(before?.hash ?? BEGINNING, row).equals(row.hash))
        return { rows, last, broken: { row, expected } };
      rows += 1;
      last = row;
    }
    if (batch.length < BATCH) return { rows, last, broken: null };
  }
}
