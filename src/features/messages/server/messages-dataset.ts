import { withBadgeName } from '#platform/content/taxonomy.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { openAbout } from './about.ts';
import { filling } from './filled-message.ts';
import { findAllMessages } from './queries.ts';

/** Which messages a person got, when, and when they were shown. The texts belong to the product, so only the values in them are exported. */
export const messagesDataset: Dataset = {
  name: 'messages',
  tables: ['message'],
  inWords(context) {
    const badgeNamed = withBadgeName(context);
    return ({ template = null, badge = null, created_at = null, seen_at = null, ...about }) => {
      const words = Object.entries(about).map(([name, value]) => filling(context, name, String(value)));
      return { ...badgeNamed({ template, badge }), about: words.join(' – '), created_at, seen_at };
    };
  },
  async read(db, { uid, vault }) {
    const rows = await findAllMessages(db, uid);
    return rows.map((row) => ({
      template: row.template,
      badge: row.badge,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt?.toISOString() ?? null,
      ...openAbout(vault, row),
    }));
  },
};
