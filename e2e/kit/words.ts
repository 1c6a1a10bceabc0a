import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import type { SliceName, Translate } from '#ui/words/translate.ts';

/** The texts of the product in one language, by `slice:key`. */
export type Say = Translate<readonly ['ui', ...SliceName[]]>;

const source = new URL('../../src/', import.meta.url);
const catalogueOf = (folder: string, language: Language) => {
  const path = folder === 'ui' || folder === 'web' ? folder : `features/${folder}`;
  return new URL(`${path}/text.${language}.json`, source);
};
const FOLDERS = ['ui', 'web', ...readdirSync(new URL('features/', source))].filter((folder) =>
  existsSync(catalogueOf(folder, 'nl')),
) as ['ui', ...SliceName[]];

const resources = LANGUAGES.map((language) => {
  const read = (folder: string): object =>
    JSON.parse(readFileSync(catalogueOf(folder, language), 'utf8')) as object;
  return [language, Object.fromEntries(FOLDERS.map((folder) => [folder, read(folder)]))];
});

const instance = createInstance();
void instance.init({
  lng: 'nl',
  fallbackLng: false,
  ns: FOLDERS,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(resources),
});

export function wordsOf(language: Language): Say {
  const say: unknown = instance.getFixedT(language, FOLDERS);
  return say as Say;
}
