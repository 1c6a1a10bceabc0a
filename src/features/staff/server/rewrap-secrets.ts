import type { JobContext } from '#platform/jobs/job.ts';
import { secretPlace } from './own-codes.ts';
import { lockSecretsNotOf, updateWrapping } from './queries.ts';

/** More members than any provider employs. */
const ALL = 10_000;

/** Wraps the secrets of the staff’s apps by the first of ENCRYPTION_KEYS; returns how many were wrapped. */
export function rewrapSecrets({ db, keyring }: Pick<JobContext, 'db' | 'keyring'>): Promise<number> {
  return db.transaction(async (inside) => {
    const secrets = await lockSecretsNotOf(inside, keyring.current, ALL);
    for (const { id, wrapped, masterKey } of secrets) {
      if (wrapped === null || masterKey === null) continue;
      await updateWrapping(inside, id, keyring.rewrap(secretPlace(id), { wrapped, masterKey }));
    }
    return secrets.length;
  });
}
