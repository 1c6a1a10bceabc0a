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

/** What became of a batch of claimed rows, some of which were left out because somebody else had locked them. */
interface Batch {
  readonly claimed: number;
  /** How many were not left out. */
  readonly checked: number;
  readonly done: number;
}

/** Repeats a batch whose rows may be left out; returns how many items were done. */
export async function inBatchesWithGaps(size: number, batch: () => Promise<Batch>): Promise<number> {
  let total = 0;
  await inBatches(size, async () => {
    const { claimed, checked, done } = await batch();
    total += done;
    // What was left out is claimed again, so a batch of it alone would be followed by the same batch.
    return checked === 0 ? 0 : claimed;
  });
  return total;
}

interface ByUid<Row> {
  readonly size: number;
  /** The next rows, in the order of their ids. */
  find(after: { readonly afterUid: number; readonly limit: number }): Promise<readonly Row[]>;
  /** Returns what counts as done. */
  each(row: Row): Promise<number>;
  /** Gets the error of each row that failed, for `throwFailures`: one account must not keep the job from all that follow. */
  readonly failures: unknown[];
}

/** Reads rows of accounts batch by batch, and handles one after the other; returns how much was done. */
export async function eachInBatches<Row extends { readonly uid: number }>({
  size,
  find,
  each,
  failures,
}: ByUid<Row>): Promise<number> {
  let done = 0;
  let afterUid = 0;
  await inBatches(size, async () => {
    const rows = await find({ afterUid, limit: size });
    for (const row of rows) {
      try {
        done += await each(row);
      } catch (error) {
        failures.push(error);
      }
      afterUid = row.uid;
      await callsThatWait();
    }
    return rows.length;
  });
  return done;
}
