import { plainOf } from '#domain/kit/poor-text.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findAllEntries } from './queries.ts';
import { openEntry } from './sealed-entry.ts';

/** Every entry of the diary, in plain text. */
export const diaryDataset: Dataset = {
  name: 'diary',
  about: 'diary',
  tables: ['diary_entry'],
  inWords: () => (row) => ({ ...row, body: plainOf(String(row['body'])) }),
  async read(db, { uid, vault }) {
    const rows = await findAllEntries(db, uid);
    return rows.map((row) => ({
      day: row.day,
      ...openEntry(vault, row),
      from_note: row.fromNote,
      created_at: row.createdAt.toISOString(),
      changed_at: row.changedAt.toISOString(),
    }));
  },
};
