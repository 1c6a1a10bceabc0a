import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResourceKey } from 'i18next';
import { LANGUAGES } from '#domain/kit/language.ts';
import { codeOf } from '#domain/kit/thrown.ts';
import { type Catalogues, createTexts, type Texts } from '#platform/text.ts';

const source = new URL('../', import.meta.url);

/** Loads the catalogues of the kit and of every slice: the same files that the browser loads per page. */
export async function loadTexts(): Promise<Texts> {
  const catalogues: Catalogues = { nl: {}, en: {} };
  const slices = readdirSync(new URL('features/', source));
  const folders = [['ui', 'ui/'] as const, ...slices.map((slice) => [slice, `features/${slice}/`] as const)];
  for (const [namespace, folder] of folders) {
    for (const language of LANGUAGES) {
      const words = readWords(new URL(`${folder}text.${language}.json`, source));
      if (words) catalogues[language][namespace] = words;
    }
  }
  return createTexts(catalogues);
}

function readWords(file: URL): ResourceKey | null {
  try {
    return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
