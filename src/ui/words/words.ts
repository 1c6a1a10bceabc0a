import { createInstance } from 'i18next';
import type { Language } from '#domain/kit/language.ts';
import type { SliceName, Translate } from './translate.ts';

/** The texts of one folder, nested as in its file. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The texts of one language. Catalogues are added per slice, before its screens render. */
export interface Words {
  add(namespace: string, catalogue: Catalogue): void;
  has(namespace: string): boolean;
  /** Returns the same function each time, so that an effect may depend on it. A missing key is shown as is. */
  in<const Slices extends SliceName | readonly SliceName[]>(slices: Slices): Translate<Slices>;
}

export function createWords(language: Language): Words {
  const library = createInstance();
  // Nothing is loaded asynchronously, so this is done when it returns.
  void library.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
  const readers = new Map<string, unknown>();
  return {
    add: (namespace, catalogue) => void library.addResourceBundle(language, namespace, catalogue),
    has: (namespace) => library.hasResourceBundle(language, namespace),
    in<const Slices extends SliceName | readonly SliceName[]>(slices: Slices) {
      const name = String(slices);
      const known = readers.get(name) ?? library.getFixedT(null, slices);
      readers.set(name, known);
      return known as Translate<Slices>;
    },
  };
}
