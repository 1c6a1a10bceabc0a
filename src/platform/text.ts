import { createInstance, type ResourceKey } from 'i18next';
import type { Language } from '#domain/kit/language.ts';
import { LANGUAGES, LOCALES } from '#domain/kit/language.ts';
import type { Problem } from '#domain/kit/problem.ts';

/** All catalogues of the product: language -> namespace -> catalogue. */
export type Catalogues = Record<Language, Record<string, ResourceKey>>;

/** The words of the server: of refused fields, of pages it makes without the app, and of copies of data. A missing key shows the key (spec 1 §8). */
export interface Texts {
  /** The text of the first key that has one. */
  text(language: Language, key: string | readonly string[], params?: Record<string, unknown>): string;
  problemText(language: Language, problem: Problem): string;
}

export async function createTexts(catalogues: Catalogues): Promise<Texts> {
  const i18n = createInstance();
  await i18n.init({
    resources: catalogues,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  const text: Texts['text'] = (language, key, params) =>
    i18n.getFixedT(language)([key].flat(), { ...params });
  return {
    text,
    problemText: (language, { code, params }) =>
      text(language, `ui:problem.${code}`, { ...params, locale: LOCALES[language] }),
  };
}
