import type { Tip } from '#domain/content/content.ts';
import { highlightedTips } from '#domain/programme/tip.ts';
import type { ContentEntity } from '#features/pages/contract.ts';
import type { Entity, Reading } from '#platform/content/kind.ts';
import { entityJson } from '#platform/content/wire.ts';
import { view } from '#platform/views/dispatcher.ts';
import { highlightedTipsContract, tipsContract } from '../tips-contract.ts';
import { tipKind } from './authoring/tip-kind.ts';

const PAGE_SIZE = 10;

/** All tips of a site, in order (contract section 3). */
export const tipsView = view(tipsContract, {
  access: 'any',
  pageSize: PAGE_SIZE,
  revalidated: true,
  async read(context, { page }) {
    const tips = context.content.all(tipKind, context.site);
    const shown = tips.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
    return { total: tips.length, rows: rowsOf(context, shown) };
  },
});

/** The tips of today for a site. */
export const highlightedTipsView = view(highlightedTipsContract, {
  access: 'any',
  pageSize: null,
  revalidated: true,
  async read(context) {
    const tips = highlightedTips(context.content.all(tipKind, context.site), context.today);
    return { total: tips.length, rows: rowsOf(context, tips) };
  },
});

/** The dispatcher of lists validates the rows against the contract. */
function rowsOf(reading: Reading, tips: readonly Entity<Tip>[]): ContentEntity[] {
  return tips.map((tip) => entityJson(tip, reading) as ContentEntity);
}
