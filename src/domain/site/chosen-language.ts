import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../kit/language.ts';
import { type LanguageSetting, languagesOf, type Site } from './site.ts';

/** The language that this browser chose for a site, for an address that is in none; `cookie` is what it remembers. */
export function chosenLanguage(
  { site, multilingual }: LanguageSetting & { readonly site: Site },
  cookie: string | undefined,
): Language {
  return isLanguage(cookie) && languagesOf(site, { multilingual }).includes(cookie)
    ? cookie
    : DEFAULT_LANGUAGE;
}
