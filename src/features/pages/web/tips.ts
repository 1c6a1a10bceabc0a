import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListBlock } from '#domain/content/list-block.ts';
import type { Language } from '#domain/kit/language.ts';
import type { ContentEntity } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { highlightedTipsContract, tipsContract } from '#features/programme/tips-contract.ts';
import { readOf, readView } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';

export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly language: Language;
}

export type Tips = typeof tipsContract;

/** The list of tips that a page can show; null for a list of the reader's own. */
export function tipsIn(list: ListBlock): Tips | null {
  const named = ({ view, display }: Tips) => `${view}-${display}` === list;
  return [tipsContract, highlightedTipsContract].find(named) ?? null;
}

/** Fetches all pages of a list of tips (spec 1 §7, the pager). */
export function tipsQuery(app: App, list: Tips) {
  return queryOptions({
    queryKey: [readView.path, list.view, list.display],
    async queryFn() {
      const rows: ContentEntity[] = [];
      for (let page = 1; ; page++) {
        const reply = await app.caller.call(...readOf(list, {}, page));
        rows.push(...reply.rows);
        if (page >= reply.pager.total_pages) return rows;
      }
    },
  });
}

export function useTips(list: Tips) {
  const app = useApp();
  const query = useQuery(tipsQuery(app, list));
  const tips = query.data?.map((row): Tip => {
    const { title, text, language } = pageOf(row);
    return { title, text: text ?? '', path: row.paths[app.language] ?? '', language };
  });
  return { ...query, tips };
}
