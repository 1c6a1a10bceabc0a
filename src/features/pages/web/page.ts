import { useLocation } from 'react-router';
import { languageOfPath } from '#domain/site/paths.ts';
import { readPage } from '#features/pages/contract.ts';
import { type Page, pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';

/** The input of `readPage`: the path without the language, which the caller adds. */
export function pageCall(path: string) {
  const bare = languageOfPath(path).explicit ? path.replace(/^\/[^/]+/, '') : path;
  return { params: { '*': bare.slice(1) } };
}

export async function fetchPage(app: App, path: string): Promise<Page> {
  return pageOf(await app.queryClient.ensureQueryData(endpointQuery(app, readPage, pageCall(path))));
}

/** The page at the current URL. */
export function usePage() {
  const { pathname } = useLocation();
  const { language } = useApp();
  const { data, isError, refetch } = useEndpoint(readPage, pageCall(pathname));
  const page = data && pageOf(data);
  return {
    page,
    /** Set when the text is not in the language of the surrounding page. */
    lang: page && page.language !== language ? page.language : undefined,
    isError,
    refetch,
  };
}
