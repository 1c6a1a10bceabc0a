import { highlightedTips } from '#domain/programme/tip.ts';
import { entityJson } from '#platform/content/wire.ts';
import type { View } from '#platform/views/dispatcher.ts';
import { tipKind } from './authoring/tip-kind.ts';

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
