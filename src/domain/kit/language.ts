/** The two languages of the product; Dutch is the default everywhere (spec 1 §1, §9). */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'nl';

/** How numbers and days are written in each. */
export const LOCALES: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
