import { throwFailures } from '#platform/jobs/failures.ts';
import { eachInBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { keysOf } from './nickname-keys.ts';
import { findNicknames, updateNicknameKeys } from './queries.ts';

const BATCH = 500;

/**
 * Brings the keys of nicknames up to date: after the release that introduced them, after a change in what looks alike, and after
 * a new SESSION_SECRET. Where the names of two people turn out to look alike, the one who has the key keeps it, or else the older
 * account; the other one keeps the name with a key that nobody else can get.
 */
export const refreshNicknameKeys: Job = {
  name: 'refresh_nickname_keys',
  schedule: '40 3 * * *',
  async run(context) {
    const failures: unknown[] = [];
    const done = await eachInBatches({
      size: BATCH,
      find: (after) => findNicknames(context.db, after),
      each: async (row) => ((await refreshKeys(context, row)) ? 1 : 0),
      failures,
    });
    throwFailures(failures);
    return done;
  },
};

type Row = Awaited<ReturnType<typeof findNicknames>>[number];

async function refreshKeys(
  { db, sessionSecrets }: JobContext,
  { uid, site, nickname, nicknameKey, nicknameHash }: Row,
): Promise<boolean> {
  if (nickname === null) return false;
  const keys = keysOf(sessionSecrets.newest, site, nickname);
  const hasHash = keys.nicknameHash === nicknameHash;
  if (hasHash && keys.nicknameKey === nicknameKey) return false;
  const isWritten = await updateNicknameKeys(db, { uid, nickname }, keys);
  if (!isWritten && !hasHash)
    await updateNicknameKeys(db, { uid, nickname }, { nicknameHash: keys.nicknameHash });
  return isWritten;
}
