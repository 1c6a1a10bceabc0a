import type { Language } from '#domain/kit/language.ts';
import { useKit } from '#ui/kit.ts';
import { rememberPreference } from './cookies.ts';

/** Each language by its own name, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

/** Only the bare path `/` uses this cookie. */
export function rememberLanguage(language: Language): void {
  rememberPreference('language', language);
}

/** The `lang` attribute of a text that is not in the language of the surrounding page (WCAG 3.1.2). */
export function useForeign(language: Language | undefined): Language | undefined {
  return language === useKit().language ? undefined : language;
}
