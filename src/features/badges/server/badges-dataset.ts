import { withBadgeName } from '#platform/content/taxonomy.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findReceived } from './queries.ts';

/** Which badges a person received, and when. */
export const badgesDataset: Dataset = {
  name: 'badges',
  about: 'badges',
  tables: ['person_badge'],
  inWords: withBadgeName,
  async read(db, { uid }) {
    return (await findReceived(db, uid)).map(({ badge, receivedAt, seenAt }) => ({
      badge,
      received_at: receivedAt.toISOString(),
      seen_at: seenAt?.toISOString() ?? null,
    }));
  },
};
