import { withBadgeName } from '#platform/content/term.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { openAbout } from './about.ts';
import { findMessages } from './queries.ts';

const ALL = { limit: 1_000_000, offset: 0 };

/** Which messages a person got, when, and when they were shown; the texts are the product's, but for what fills them. */
export const messagesDataset: Dataset = {
  name: 'messages',
  tables: ['message'],
  inWords: withBadgeName,
  async read(db, { uid, vault }) {
    const { rows } = await findMessages(db, uid, ALL);
    return rows.map((row) => ({
      template: row.template,
      badge: row.badge,
      about: Object.values(openAbout(vault, row)).join(' – ') || null,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt?.toISOString() ?? null,
    }));
  },
};
