import { z } from 'zod';
import { fieldList } from '#contract/wire.ts';
import { contentKind } from '#platform/content/kind.ts';
import { inLanguage, localised } from '#platform/content/localised.ts';
import { readList } from '#platform/content/source.ts';
import type { Context } from '#platform/context.ts';

const fact = z.strictObject({ id: z.literal('hours'), text: localised });

/** What the forum says about its moderators. */
export const moderationKind = contentKind<z.output<typeof fact>>({
  name: 'moderation',
  schema: fact,
  wire: {
    form: 'paragraph',
    bundle: () => 'moderation',
    title: ({ text }) => text,
    fields: ({ content }, { language }) => ({ field_text: fieldList(inLanguage(content.text, language)) }),
  },
});

export const moderationPieces = readList(moderationKind, {
  path: 'moderation.yaml',
  list: 'moderation',
  prefix: 'moderation',
});

/** When somebody of the provider looks at the forum, in words that fit after "moderators look". */
export function moderatorHours({ content, language }: Pick<Context, 'content' | 'language'>): string {
  const hours = content.find(moderationKind, 'moderation/hours');
  return hours ? inLanguage(hours.content.text, language) : '';
}
