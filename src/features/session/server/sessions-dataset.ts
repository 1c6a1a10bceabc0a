import type { Dataset } from '#platform/export/dataset.ts';
import { findSessionsOf } from './queries.ts';

/** Where a person is logged in. */
export const sessionsDataset: Dataset = {
  name: 'sessions',
  tables: ['session'],
  async read(db, { uid }) {
    const rows = await findSessionsOf(db, uid);
    return rows.map(({ device, ownDevice, createdAt, lastSeenAt }) => ({
      device,
      own_device: ownDevice,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    }));
  },
};
