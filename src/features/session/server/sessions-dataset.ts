import type { Dataset } from '#platform/export/dataset.ts';
import { findSessionsOf } from './queries.ts';

const EVER = { created: new Date(0), seen: new Date(0) };

/** Where a person is logged in. */
export const sessionsDataset: Dataset = {
  name: 'sessions',
  tables: ['session'],
  async read(db, { uid }) {
    const rows = await findSessionsOf(db, uid, EVER);
    return rows.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    }));
  },
};
