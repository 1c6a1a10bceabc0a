import { useLocation } from 'react-router';
import { pageCall, readPage } from '#features/pages/contract.ts';
import { type Page, pageOf } from '#features/pages/page-contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';

export async function fetchPage(app: App, path: string): Promise<Page> {
  return pageOf(await app.queryClient.ensureQueryData(endpointQuery(app, readPage, pageCall(path))));
}

/** The page at the current URL. */
export function usePage() {
  const { pathname } = useLocation();
  const { language } = useApp();
  const { data, isLoadingError, refetch } = useEndpoint(readPage, pageCall(pathname));
  const page = data && pageOf(data);
  return {
    page,
    /** Set when the text is not in the language of the surrounding page. */
    lang: page && page.language !== language ? page.language : undefined,
    isLoadingError,
    refetch,
  };
}
