import { useLocation, useParams } from 'react-router';
import { pathTo } from '#domain/paths.ts';
import { isSearchable } from '#domain/searchable.ts';
import { siteProfile } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useCurrentRoute } from './useCurrentRoute.ts';

/** The same page in another language, with its parameters and query. Unknown pages lead to the landing page. */
export function usePageIn() {
  const route = useCurrentRoute() ?? 'landing';
  const params = useParams();
  const { search } = useLocation();
  return (language: 'nl' | 'en') =>
    pathTo({ language }, route as 'registrationOfDay', params as { date: string }) + search;
}

/** Tells search engines which address counts and where the other language is, or to leave the page out. */
export function PageAddresses() {
  const { originOf, language, site } = useApp();
  const route = useCurrentRoute();
  const params = useParams();
  const leftOut = !isSearchable(route) && <meta name="robots" content="noindex" />;
  if (!route) return leftOut;
  const { languages } = siteProfile(site);
  const address = (of: 'nl' | 'en') =>
    originOf(site) + pathTo({ language: of }, route as 'registrationOfDay', params as { date: string });
  return (
    <>
      {leftOut}
      <link rel="canonical" href={address(language)} />
      {languages.length > 1 &&
        languages.map((of) => <link key={of} rel="alternate" hrefLang={of} href={address(of)} />)}
    </>
  );
}
