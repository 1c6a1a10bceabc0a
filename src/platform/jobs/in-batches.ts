import { setImmediate as callsThatWait } from 'node:timers/promises';

/** Repeats a batch until one is not full, letting waiting calls go in between; returns how many items were done. */
export async function inBatches(size: number, batch: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const inThisOne = await batch();
    done += inThisOne;
    if (inThisOne < size) return done;
    // The embedded database resolves without yielding to the event loop.
    await callsThatWait();
  }
}

interface ByUid<Row> {
  readonly size: number;
  /** The next rows, in the order of their ids. */
  find(after: { readonly afterUid: number; readonly limit: number }): Promise<readonly Row[]>;
  /** Returns what counts as done. */
  each(row: Row): Promise<number>;
}

/** Reads rows of accounts batch by batch, and handles one after the other; returns how much was done. */
export async function eachInBatches<Row extends { readonly uid: number }>({
  size,
  find,
  each,
}: ByUid<Row>): Promise<number> {
  let done = 0;
  let afterUid = 0;
  await inBatches(size, async () => {
    const rows = await find({ afterUid, limit: size });
    for (const row of rows) {
      done += await each(row);
      afterUid = row.uid;
      await callsThatWait();
    }
    return rows.length;
  });
  return done;
}
