import { withBadgeName } from '#platform/content/term.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findMessages } from './queries.ts';

const ALL = { limit: 1_000_000, offset: 0 };

/** Which messages a person got, when, and when they were shown; the texts are the product's. */
export const messagesDataset: Dataset = {
  name: 'messages',
  tables: ['message'],
  inWords: withBadgeName,
  async read(db, { uid }) {
    const { rows } = await findMessages(db, uid, ALL);
    return rows.map(({ template, badge, createdAt, seenAt }) => ({
      template,
      badge,
      created_at: createdAt.toISOString(),
      seen_at: seenAt?.toISOString() ?? null,
    }));
  },
};
