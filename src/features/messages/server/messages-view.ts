import { z } from 'zod';
import { BADGES } from '#domain/badge.ts';
import type { Language } from '#domain/language.ts';
import { MESSAGE_TEMPLATES, type MessageTemplate } from '#domain/message.ts';
import { fieldList, instantField } from '#domain/wire.ts';
import { inLanguage, localised } from '#platform/content/localised.ts';
import { readContent } from '#platform/content/reader.ts';
import type { Context } from '#platform/context.ts';
import type { View } from '#platform/views/dispatcher.ts';
import { MESSAGES, type MessageRow } from '../contract.ts';
import { findMessages, type StoredMessage } from './queries.ts';

/** Read once at start; a template without words stops the start. */
const { messages } = readContent(
  'messages.yaml',
  z.strictObject({ messages: z.record(z.enum(MESSAGE_TEMPLATES), localised) }),
);

const worded = { id: z.string().regex(/^[a-z0-9-]+$/), name: localised, description: localised };

const { badges } = readContent(
  'badges.yaml',
  z.strictObject({
    milestones: z.array(z.strictObject(worded)),
    badges: z
      .array(z.strictObject({ ...worded, milestone: z.string() }))
      .refine(
        (written) => BADGES.every((badge) => written.some(({ id }) => id === badge)),
        'a badge that people can receive has no words',
      ),
  }),
);

const PAGE_SIZE = 10;

/** One's own messages, newest first. */
export const messagesView: View = {
  ...MESSAGES,
  access: 'client',
  feature: 'accounts',
  pageSize: PAGE_SIZE,
  async read(context, { page }) {
    const uid = context.person?.uid ?? 0;
    const found = await findMessages(context.db, uid, { limit: PAGE_SIZE, offset: page * PAGE_SIZE });
    return { total: found.total, rows: found.rows.map((row) => rowOf(context, row)) };
  },
};

function rowOf({ language }: Context, row: StoredMessage): MessageRow {
  const text = inLanguage(messages[row.template as MessageTemplate], language);
  const paragraphs = text.trim().split(/\n{2,}/);
  return {
    mid: fieldList(row.id),
    uuid: fieldList(row.uuid),
    template: [{ target_id: row.template, target_type: 'message_template' }],
    created: instantField(row.createdAt),
    // The words are ours and hold no markup; only paragraphs are added.
    text: fieldList(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')),
    ...(row.badge === null ? {} : { badge: badgeOf(row.badge, language) }),
  };
}

function badgeOf(badge: string, language: Language): MessageRow['badge'] {
  const words = badges.find(({ id }) => id === badge);
  return (
    words && {
      name: inLanguage(words.name, language),
      description: inLanguage(words.description, language),
      // Its name stands beside it, so the picture has nothing to add.
      image: { url: `/badges/${badge}.svg`, alt: '' },
    }
  );
}
