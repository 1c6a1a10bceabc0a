import type { Db } from '#db/connection.ts';
import { hashAfter } from '../audit/chain.ts';
import { followChain } from '../audit/follow-chain.ts';
import { type AccessRow, findLooseEnd, findRowsAfter, type LooseEnd } from './queries.ts';

export interface AccessLogCheck {
  readonly rows: number;
  /** The first row that does not follow from the rows before it; null if all do. */
  readonly brokenAt: { readonly client: number; readonly nth: number } | null;
  /** The first client whose rows do not end where their head says; null if there is none, or `brokenAt` is set. */
  readonly looseEnd: LooseEnd | null;
}

/** Reads the whole log of looks, verifies the chain of each client and compares its end with the client's head. */
export async function verifyAccessLog(db: Db): Promise<AccessLogCheck> {
  const { rows, broken } = await followChain<AccessRow>({
    readAfter: (row, limit) => findRowsAfter(db, row ?? { client: 0, nth: 0 }, limit),
    placeOf: ({ nth }) => nth,
    isSameChain: (one, other) => one.client === other.client,
    hashOf,
  });
  if (broken) return { rows, brokenAt: { client: broken.row.client, nth: broken.expected }, looseEnd: null };
  return { rows, brokenAt: null, looseEnd: (await findLooseEnd(db)) ?? null };
}

/** Hashes the same values in the same order as the statement that writes a row (`openDoor`). */
function hashOf(before: Buffer, { client, nth, nurse, look, at, day }: AccessRow): Buffer {
  return hashAfter(before, [client, nth, nurse, look, at.getTime(), day].join('|'));
}
