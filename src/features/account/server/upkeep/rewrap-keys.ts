import { keyPlace } from '#platform/crypto/keyring.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { lockKeysNotOf, updateKey } from './queries.ts';

/** Small enough that a login waits for a batch some milliseconds at most. */
const BATCH = 200;

/**
 * Wraps the keys of all people by the first of ENCRYPTION_KEYS, batch by batch, while any number of nodes serve that know both.
 * Calls `onBatch` with the number so far. It can be stopped and started again at any time.
 */
export async function rewrapKeys(
  { db, keyring }: Pick<JobContext, 'db' | 'keyring'>,
  onBatch: (done: number) => void,
): Promise<number> {
  let done = 0;
  for (;;) {
    const batch = await db.transaction(async (inside) => {
      const keys = await lockKeysNotOf(inside, keyring.current, BATCH);
      for (const key of keys)
        await updateKey(inside, { uid: key.uid, ...keyring.rewrap(keyPlace(key.uid), key) });
      return keys.length;
    });
    if (batch === 0) return done;
    done += batch;
    onBatch(done);
  }
}
