import type { Db } from '#db/connection.ts';
import type { AuditLine } from '#domain/staff/audit.ts';
import { BEGINNING, hashAfter } from './chain.ts';
import { followChain } from './follow-chain.ts';
import { type AuditRow, findEntriesAfter, insertEntry, lockLastEntry } from './queries.ts';

/** Who did something: a member of staff, or a command on the server, which has no number. */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
}

/**
 * Adds a line to the log of the staff, in the transaction of the act it records: both are committed or neither is (settled:
 * staff).
 */
export async function writeAudit(
  db: Db,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
  { action, subject, site, reason }: AuditLine,
): Promise<void> {
  const last = await lockLastEntry(db);
  const row = {
    id: (last?.id ?? 0) + 1,
    at,
    member: actor.id,
    name: actor.name,
    action,
    subject: subject ?? null,
    site: site ?? null,
    reason: reason ?? null,
  };
  await insertEntry(db, { ...row, hash: hashOf(last?.hash ?? BEGINNING, row) });
}

function hashOf(before: Buffer, row: Omit<AuditRow, 'hash'>): Buffer {
  const { id, at, member, name, action, subject, site, reason } = row;
  return hashAfter(
    before,
    JSON.stringify([id, at.toISOString(), member, name, action, subject, site, reason]),
  );
}

export interface AuditCheck {
  readonly rows: number;
  /** The number of the first row that does not follow from the rows before it; null if all do. */
  readonly brokenAt: number | null;
  /** The hash of the last row that was read. Kept elsewhere, it shows later whether rows were cut from the end. */
  readonly last: string;
}

/** Reads the whole log and follows its chain. */
export async function verifyAudit(db: Db): Promise<AuditCheck> {
  const { rows, last, broken } = await followChain<AuditRow>({
    readAfter: (row, limit) => findEntriesAfter(db, row?.id ?? 0, limit),
    placeOf: ({ id }) => id,
    isSameChain: () => true,
    hashOf,
  });
  return { rows, brokenAt: broken?.expected ?? null, last: (last?.hash ?? BEGINNING).toString('hex') };
}
