import type { Language } from '#domain/language.ts';

/** Each language in its own words, so that whoever reads it finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };

/** Only the bare address `/` follows this cookie. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}
