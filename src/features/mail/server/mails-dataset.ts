import type { Dataset } from '#platform/export/dataset.ts';
import { findMailsOf } from './queries.ts';

/** Which mails went to a person, and when. */
export const mailsDataset: Dataset = {
  name: 'mails',
  tables: ['mail'],
  async read(db, { uid }) {
    const rows = await findMailsOf(db, uid);
    return rows.map(({ kind, recipient, createdAt, sentAt }) => ({
      kind,
      recipient,
      created_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    }));
  },
};
