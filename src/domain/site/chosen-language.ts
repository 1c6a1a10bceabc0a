import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../kit/language.ts';
import { type LanguageSetting, languagesOf, type Site } from './site.ts';

/** The language chosen in this browser, for a path without one; `cookie` is the cookie that remembers it. */
export function chosenLanguage(
  { site, multilingual }: LanguageSetting & { readonly site: Site },
  cookie: string | undefined,
): Language {
  return isLanguage(cookie) && languagesOf(site, { multilingual }).includes(cookie)
    ? cookie
    : DEFAULT_LANGUAGE;
}
