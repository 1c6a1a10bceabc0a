import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { pathOfRoute } from '#domain/site/paths.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { isSearchable } from '#domain/site/searchable.ts';
import { languagesOf } from '#domain/site/site.ts';
import { pageCall, readPage } from '#features/pages/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { isForReading } from '../screens.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/**
 * The address of the same page in another language, with its parameters. It keeps the query, except on content pages, which the
 * server caches without one. Unknown pages lead to the landing page.
 */
export function usePageIn() {
  const app = useApp();
  const route = useCurrentRoute();
  const params = useParams();
  const { pathname, search } = useLocation();
  // A page that exists only in the content has its own paths, which have been fetched already.
  const content = useQuery({
    ...endpointQuery(app, readPage, pageCall(pathname)),
    enabled: false,
  });
  const isRead = route !== undefined && isForReading(ROUTES[route].screen);
  return (language: 'nl' | 'en') =>
    (route ? undefined : content.data?.paths[language]) ??
    pathOfRoute(language, route ?? 'landing', params) + (isRead ? '' : search);
}

/** Tells search engines the canonical URL and the other language, or not to index the page. */
export function PageAddresses() {
  const { originOf, language, site, settings } = useApp();
  const route = useCurrentRoute();
  const params = useParams();
  const leftOut = !isSearchable(route) && <meta name="robots" content="noindex" />;
  if (!route) return leftOut;
  const languages = languagesOf(site, settings);
  const address = (of: 'nl' | 'en') => originOf(site) + pathOfRoute(of, route, params);
  return (
    <>
      {leftOut}
      <link rel="canonical" href={address(language)} />
      {languages.length > 1 &&
        languages.map((of) => <link key={of} rel="alternate" hrefLang={of} href={address(of)} />)}
    </>
  );
}
