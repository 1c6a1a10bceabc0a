import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/kit/language.ts';
import type { ContentEntity } from '#features/pages/contract.ts';
import { pageOf } from '#features/pages/page-contract.ts';
import { readView } from '#features/views/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';

export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly language: Language;
}

/** A list of tips, whole: every page of it is fetched (spec 1 §7, the pager). */
export function tipsQuery(app: App, display: string) {
  return queryOptions({
    queryKey: [readView.path, 'tips', display],
    async queryFn() {
      const rows: ContentEntity[] = [];
      for (let page = 0; ; page++) {
        const reply = await app.caller.call(readView, {
          params: { view: 'tips', display },
          query: { page: String(page) },
        });
        rows.push(...(reply.rows as ContentEntity[]));
        if (page + 1 >= reply.pager.total_pages) return rows;
      }
    },
  });
}

export function useTips(display: string) {
  const app = useApp();
  const query = useQuery(tipsQuery(app, display));
  const tips = query.data?.map((row): Tip => {
    const { title, text, language } = pageOf(row);
    return { title, text: text ?? '', path: row.paths[app.language] ?? '', language };
  });
  return { ...query, tips };
}
