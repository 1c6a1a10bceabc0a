import { createHash } from 'node:crypto';
import { fieldList } from '#contract/wire.ts';
import type { Tip } from '#domain/content/content.ts';
import { highlightedTips } from '#domain/programme/tip.ts';
import { contentKind } from '#platform/content/kind.ts';
import { entityJson } from '#platform/content/wire.ts';
import type { View } from '#platform/views/dispatcher.ts';
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

/** Addresses stand in histories, and what a tip is called can say what it is about. */
function addressOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 8);
}

const PAGE_SIZE = 10;

/** All tips of a site, in order (contract section 3). */
export const tipsView: View = {
  view: 'tips',
  display: 'block_1',
  access: 'any',
  pageSize: PAGE_SIZE,
  revalidated: true,
  async read(context, { page }) {
    const tips = context.content.all(tipKind, context.site);
    const shown = tips.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    return { total: tips.length, rows: shown.map((found) => entityJson(found, context)) };
  },
};

/** The tips of today, of a site. */
export const highlightedTipsView: View = {
  view: 'tips',
  display: 'block_2',
  access: 'any',
  pageSize: null,
  revalidated: true,
  async read(context) {
    const tips = highlightedTips(context.content.all(tipKind, context.site), context.today);
    return { total: tips.length, rows: tips.map((found) => entityJson(found, context)) };
  },
};
