import { keyPlace } from '#platform/crypto/keyring.ts';
import { WrongEnvironment } from '#platform/environment.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { findOfEach } from './queries.ts';

/**
 * Throws `WrongEnvironment` where ENCRYPTION_KEYS does not open what the database keeps, as after a restore with other keys. A
 * server that started nevertheless would fail for everybody who is in it, and give newcomers keys that no backup has.
 */
export async function checkKeys({ db, keyring }: Pick<JobContext, 'db' | 'keyring'>): Promise<void> {
  const wrong = [];
  for (const [name, keys] of Map.groupBy(await findOfEach(db), ({ masterKey }) => masterKey)) {
    if (!keyring.has(name)) {
      wrong.push(
        `ENCRYPTION_KEYS: has no key "${name}", with which keys of people in this database are wrapped.`,
      );
      // One row may be damaged, which is no reason to serve nobody.
    } else if (!keys.some((key) => keyring.opens(keyPlace(key.uid), key))) {
      wrong.push(
        `ENCRYPTION_KEYS: "${name}" is another key than the one with which this database was written.`,
      );
    }
  }
  if (wrong.length > 0) throw new WrongEnvironment(wrong.join('\n'));
}
