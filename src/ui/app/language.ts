import type { Language } from '#domain/kit/language.ts';
import { useApp } from './app.ts';
import { rememberPreference } from './cookies.ts';

/** Each language in its own words, so that whoever reads it finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

/** Only the bare address `/` follows this cookie. */
export function rememberLanguage(language: Language): void {
  rememberPreference('language', language);
}

/** What to mark a text with that is not in the language of the page around it (WCAG 3.1.2). */
export function useForeign(language: Language): Language | undefined {
  return language === useApp().language ? undefined : language;
}
