import { fieldList, instantField } from '#contract/wire.ts';
import { paragraphsHtml } from '#domain/kit/html.ts';
import { inLanguage } from '#platform/content/localised.ts';
import { badgeImage, termKind } from '#platform/content/taxonomy.ts';
import type { Context, ParticipantContext } from '#platform/context.ts';
import { view } from '#platform/views/dispatcher.ts';
import { type MessageRow, messagesContract } from '../contract.ts';
import { openAbout } from './about.ts';
import { filledMessage, writtenIn } from './filled-message.ts';
import { findMessages, type StoredMessage } from './queries.ts';

const PAGE_SIZE = 10;

/** The caller's messages, newest first. */
export const messagesView = view(messagesContract, {
  access: 'client',
  feature: 'programme',
  pageSize: PAGE_SIZE,
  async read(context, { page }) {
    const window = { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
    const found = await findMessages(context.db, context.person.uid, window);
    return { total: found.total, rows: found.rows.map((row) => rowOf(context, row)) };
  },
});

function rowOf(context: ParticipantContext, row: StoredMessage): MessageRow {
  const about = openAbout(context.person.vault, row);
  // What fills a text is in its language, whatever the reader's.
  const language = writtenIn(context, row.template);
  const text = filledMessage({ content: context.content, language }, row.template, about);
  const badge = badgeOf(context, row.badge);
  return {
    mid: fieldList(row.id),
    uuid: fieldList(row.uuid),
    template: [{ target_id: row.template, target_type: 'message_template' }],
    created: instantField(row.createdAt),
    text: fieldList(paragraphsHtml(text)),
    langcode: fieldList(language),
    seen: row.seenAt !== null,
    ...(badge && { badge }),
  };
}

function badgeOf({ content, language }: Context, badge: string | null): MessageRow['badge'] {
  const found = content.find(termKind, `badge/${badge}`);
  return (
    found && {
      name: inLanguage(found.content.name, language),
      description: inLanguage(found.content.description, language),
      langcode: found.written[language],
      image: badgeImage(found.content.id),
    }
  );
}
