import { DANGER_WORDS } from './danger-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';

/** What words mean, so that a reader that has learned of a brother with a knife also knows of a neighbour with a hammer. */
const MEANINGS = { ...DANGER_WORDS, ...EVERYDAY_WORDS };

const whole = new Map<string, string[]>();
/** Beginnings of words such as "zelfmoord*", by their first letters: as many as the shortest beginning has. */
const beginnings = new Map<string, [string, string][]>();
const SHORTEST = 2;

for (const [meaning, words] of Object.entries(MEANINGS)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) add(beginnings, word.slice(0, SHORTEST), [word.slice(0, -1), meaning]);
    else add(whole, word, meaning);
  }
}

function add<V>(map: Map<string, V[]>, key: string, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** What a word may mean; most mean nothing that matters here. */
export function meaningsOf(word: string): readonly string[] {
  const begun = (beginnings.get(word.slice(0, SHORTEST)) ?? []).flatMap(([beginning, meaning]) =>
    word.startsWith(beginning) ? [meaning] : [],
  );
  const known = whole.get(word) ?? [];
  return begun.length === 0 ? known : [...new Set([...known, ...begun])];
}
