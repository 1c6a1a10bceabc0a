import type { Dataset } from '#platform/export/dataset.ts';
import { openNote } from './note.ts';
import { findAllRegistrations } from './queries.ts';

/** Every registration, with its note in plain text. */
export const registrationsDataset: Dataset = {
  name: 'registrations',
  about: 'registrations',
  tables: ['registration'],
  async read(db, { uid, vault }) {
    const rows = await findAllRegistrations(db, uid);
    return rows.map((row) => ({
      day: row.day,
      amount: row.amount,
      cost: row.stake,
      place: row.place,
      company: row.company,
      craving: row.craving,
      note: openNote(vault, row.uuid, row.note),
      created_at: row.createdAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
    }));
  },
};
