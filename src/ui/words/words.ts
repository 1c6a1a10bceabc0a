import { createInstance, type TOptions } from 'i18next';
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
  // Looking a text up takes the library long on a cheap phone, and a form shows dozens again at each letter that is typed.
  const plain = new Map<string, unknown>();
  const readerOf = (name: string) => {
    const read = library.getFixedT(null, name.split(','));
    return (key: string, values?: TOptions) => {
      if (values) return read(key, values);
      const place = `${name} ${key}`;
      const text = plain.get(place) ?? read(key);
      plain.set(place, text);
      return text;
    };
  };
  return {
    add(namespace, catalogue) {
      plain.clear();
      library.addResourceBundle(language, namespace, catalogue);
    },
    has: (namespace) => library.hasResourceBundle(language, namespace),
    in<const Slices extends SliceName | readonly SliceName[]>(slices: Slices) {
      const name = String(slices);
      const known = readers.get(name) ?? readerOf(name);
      readers.set(name, known);
      return known as Translate<Slices>;
    },
  };
}
