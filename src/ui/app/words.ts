import { createInstance, type i18n } from 'i18next';
import type { Language } from '#domain/kit/language.ts';

/** The words of one language. Catalogues are added per slice, before its screens render; a missing key shows itself. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  // Nothing is loaded from elsewhere, so this is done when it returns.
  void words.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return words;
}
