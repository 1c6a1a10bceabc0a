import type { Language } from '#domain/kit/language.ts';
import type { App } from '#ui/app/app.ts';
import type { Catalogue, Words } from '#ui/words/words.ts';
import { arrived } from './part-missing.ts';
import { slicesOf } from './screens.ts';

const catalogues = import.meta.glob<{ default: Catalogue }>([
  '/src/features/*/text.*.json',
  '/src/ui/text.*.json',
  '/src/web/text.*.json',
]);

/** The source file with the texts of a slice, as named in the manifest. */
export function wordsFile(namespace: string, language: Language): string {
  const folder = namespace === 'ui' || namespace === 'web' ? namespace : `features/${namespace}`;
  return `src/${folder}/text.${language}.json`;
}

/** Loads the texts of a slice before a screen of it renders. */
export async function loadWords(
  words: Words,
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  await Promise.all(
    namespaces
      .filter((namespace) => !words.has(namespace))
      .map(async (namespace) => {
        const load = catalogues[`/${wordsFile(namespace, language)}`];
        if (!load) return;
        const catalogue = await arrived(load());
        words.add(namespace, catalogue.default);
      }),
  );
}

/** Loads a part that no page needs at once, with the texts of its slice. Throws `PartMissing` if either does not arrive. */
export async function loadPart<Part>(
  { i18n, language }: Pick<App, 'i18n' | 'language'>,
  slice: string,
  part: Promise<Part>,
): Promise<Part> {
  const [loaded] = await Promise.all([arrived(part), loadWords(i18n, language, [slice])]);
  return loaded;
}

/** Loads the texts of all slices of a screen before it renders. */
export function loadWordsOf(
  { i18n, language }: Pick<App, 'i18n' | 'language'>,
  screen: string,
): Promise<void> {
  return loadWords(i18n, language, slicesOf(screen));
}
