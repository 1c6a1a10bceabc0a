import { createHash } from 'node:crypto';
import { fieldList } from '#contract/wire.ts';
import type { Tip } from '#domain/content/content.ts';
import { contentKind } from '#platform/content/kind.ts';
import { tip } from './schema.ts';

export const tipKind = contentKind<Tip>({
  name: 'tip',
  schema: tip,
  wire: {
    form: 'node',
    bundle: () => 'tip',
    title: ({ title }) => title,
    page: ({ id }) => ({ route: 'tip', params: { tip: addressOf(id) } }),
    fields: ({ content }, { language }) => ({ field_text: fieldList(content.text[language]) }),
  },
});

/** URLs appear in histories, and the name of a tip can reveal its subject. */
function addressOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8);
}
