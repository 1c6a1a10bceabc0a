import { createInstance, type i18n } from 'i18next';
import type { Language } from '#domain/kit/language.ts';

/** The texts of one language. Catalogues are added per slice, before its screens render; a missing key is shown as is. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  // Nothing is loaded asynchronously, so this is complete when it returns.
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
