import type { Language } from '#domain/kit/language.ts';
import type { Content, Reading } from './kind.ts';

/**
 * Caches what is derived from content alone for as long as that content is current; callers must not change the value.
 */
export function keptWithContent<Value>(work: (reading: Reading) => Value): (reading: Reading) => Value {
  const kept = new WeakMap<Content, Map<`${string} ${Language}`, Value>>();
  return (reading) => {
    const { content, site, language } = reading;
    const ofContent = kept.get(content) ?? new Map();
    kept.set(content, ofContent);
    const key = `${site} ${language}` as const;
    const known = ofContent.get(key) ?? work(reading);
    ofContent.set(key, known);
    return known;
  };
}
