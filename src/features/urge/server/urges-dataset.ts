import type { Dataset } from '#platform/export/dataset.ts';
import { findUrges } from './queries.ts';

/** Every urge that was ridden out, with how strong it still was and what helped. */
export const urgesDataset: Dataset = {
  name: 'urges',
  words: 'urge',
  about: 'registrations',
  tables: ['urge'],
  async read(db, { uid }) {
    const rows = await findUrges(db, uid);
    return rows.map(({ riddenOutAt, strength, helped }) => ({
      ridden_out_at: riddenOutAt.toISOString(),
      strength,
      helped: helped.join(' '),
    }));
  },
};
