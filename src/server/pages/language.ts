import { DEFAULT_LANGUAGE, type Language } from '#domain/kit/language.ts';
import { chosenLanguage } from '#domain/site/chosen-language.ts';
import { languageOfPath, pathTo } from '#domain/site/paths.ts';
import { type LanguageSetting, languagesOf, type Site } from '#domain/site/site.ts';

/**
 * The language of a page, decided by the path. Only the bare `/` follows the cookie, by redirecting to that language's
 * landing page (contract head section).
 */
export function languageOfRequest(
  { site, multilingual }: LanguageSetting & { readonly site: Site },
  url: string,
  cookie: string | undefined,
): { language: Language; redirect?: string } {
  const offered = languagesOf(site, { multilingual });
  const [path = '/'] = url.split('?');
  const { language } = languageOfPath(path);
  const chosen = chosenLanguage({ site, multilingual }, cookie);
  if (path === '/' && chosen !== DEFAULT_LANGUAGE) {
    return { language: chosen, redirect: pathTo({ language: chosen }, 'landing') };
  }
  return { language: offered.includes(language) ? language : DEFAULT_LANGUAGE };
}
