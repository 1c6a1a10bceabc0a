import type { Db } from '#db/connection.ts';
import { BEGINNING, hashAfter } from '../audit/chain.ts';
import { type AccessRow, findRowsAfter } from './queries.ts';

const BATCH = 1_000;

export interface AccessLogCheck {
  readonly rows: number;
  /** The first row that does not follow from those before it; null: all do. */
  readonly brokenAt: { readonly client: number; readonly nth: number } | null;
}

/** Reads the whole log of looks and follows the chain of each client. */
export async function verifyAccessLog(db: Db): Promise<AccessLogCheck> {
  let rows = 0;
  let last = { client: 0, nth: 0, hash: BEGINNING };
  for (;;) {
    const batch = await findRowsAfter(db, last, BATCH);
    for (const row of batch) {
      const { client, nth } = row;
      if (client !== last.client) last = { client, nth: 0, hash: BEGINNING };
      if (nth !== last.nth + 1 || !hashOf(last.hash, row).equals(row.hash))
        return { rows, brokenAt: { client, nth: last.nth + 1 } };
      rows += 1;
      last = { client, nth, hash: row.hash };
    }
    if (batch.length < BATCH) return { rows, brokenAt: null };
  }
}

/** What the statement that writes a row puts into its hash, in the same order (`openDoor`). */
function hashOf(before: Buffer, { client, nth, nurse, look, at, day }: AccessRow): Buffer {
  return hashAfter(before, [client, nth, nurse, look, at.getTime(), day].join('|'));
}
