import type { Dataset } from '#platform/export/dataset.ts';
import { findAllPauses } from './queries.ts';

/** Every day that was marked as a pause. */
export const pausesDataset: Dataset = {
  name: 'pauses',
  about: 'registrations',
  tables: ['pause_day'],
  async read(db, { uid }) {
    const rows = await findAllPauses(db, uid);
    return rows.map(({ day, reason, createdAt }) => ({ day, reason, created_at: createdAt.toISOString() }));
  },
};
