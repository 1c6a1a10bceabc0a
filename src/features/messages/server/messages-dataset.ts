import { MESSAGE_TEMPLATES, namesIn } from '#domain/notices/message.ts';
import { withBadgeName } from '#platform/content/taxonomy.ts';
import type { Dataset, ReaderContext } from '#platform/export/dataset.ts';
import { openAbout } from './about.ts';
import { filling } from './filled-message.ts';
import { findMessages } from './queries.ts';

/** Separates the values that fill one message. */
const BETWEEN = ' – ';

const ALL = { limit: 1_000_000, offset: 0 };

/** Which messages a person got, when, and when they were shown. The texts belong to the product, so only the values in them are exported. */
export const messagesDataset: Dataset = {
  name: 'messages',
  tables: ['message'],
  inWords(context) {
    const badgeNamed = withBadgeName(context);
    return (row) => ({ ...badgeNamed(row), about: aboutInWords(context, row['template'], row['about']) });
  },
  async read(db, { uid, vault }) {
    const { rows } = await findMessages(db, uid, ALL);
    return rows.map((row) => ({
      template: row.template,
      badge: row.badge,
      about: Object.values(openAbout(vault, row)).join(BETWEEN) || null,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt?.toISOString() ?? null,
    }));
  },
};

/** Puts the values that fill a message into words, each by the first placeholder of the template that knows words for it. */
function aboutInWords(context: ReaderContext, template: unknown, about: unknown): string | null {
  if (typeof about !== 'string') return null;
  const known = MESSAGE_TEMPLATES.find((name) => name === template);
  if (!known) return about;
  const inWords = (value: string) =>
    namesIn(known)
      .map((name) => filling(context, name, value))
      .find((words) => words !== value) ?? value;
  return about.split(BETWEEN).map(inWords).join(BETWEEN);
}
