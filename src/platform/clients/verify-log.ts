import type { Db } from '#db/connection.ts';
import { hashAfter } from '../audit/chain.ts';
import { followChain } from '../audit/follow-chain.ts';
import { type AccessRow, findLooseEnd, findRowsAfter, type LooseEnd } from './queries.ts';

export interface AccessLogCheck {
  readonly rows: number;
  /** The first row that does not follow from those before it; null: all do. */
  readonly brokenAt: { readonly client: number; readonly nth: number } | null;
  /** The first client whose rows end elsewhere than was counted; null: nobody's do, as far as all rows follow. */
  readonly looseEnd: LooseEnd | null;
}

/** Reads the whole log of looks, follows the chain of each client and compares where it ends with the head. */
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

/** What the statement that writes a row puts into its hash, in the same order (`openDoor`). */
function hashOf(before: Buffer, { client, nth, nurse, look, at, day }: AccessRow): Buffer {
  return hashAfter(before, [client, nth, nurse, look, at.getTime(), day].join('|'));
}
