import { meaningsOf } from './meanings.ts';
import { PAUSE } from './words.ts';

/** How far a denial reaches, in words, unless the sentence pauses before. */
const DENIED = 4;
const DENIALS = new Set(
  (
    'not no never dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt werent havent hasnt hadnt aint without ' +
    'nobody nothing neither nor nt niet nie nit geen gn nooit niks niets zonder niemand'
  ).split(' '),
);
/** Words between two that are read together, at most. */
const SKIPPED = 2;
/** How far apart two meanings belong together. */
const NEAR = 6;
const SHORTEST_PART = 3;
const LONGEST_PART = 5;

/** How much a kind of feature counts beside others, in tenths: there are many parts of words, and most say little. */
const WEIGHTS = {
  word: 10,
  pair: 10,
  apart: 7,
  denied: 10,
  part: 5,
  meaning: 10,
  meanings: 7,
} as const;
type Kind = keyof typeof WEIGHTS;

/** How many numbers features are spread over; two features with the same number are read as one. */
export const BUCKETS = 2 ** 18;

/** Something that a sentence has, by which it is compared with others. */
export interface Feature {
  readonly kind: Kind;
  /** Tells it from others of its kind. */
  readonly name: string;
  /** From 0 up to `BUCKETS`. */
  readonly number: number;
  /** From 1 to 10. */
  readonly weight: number;
}

/**
 * What a sentence has: its words, words that follow each other, also with others between them, words after a denial, what words
 * mean, and parts of words, by which misspelt ones are recognised. Takes time in proportion to the sentence.
 */
export function featuresOf(sentence: readonly string[]): Feature[] {
  const words = sentence.filter((word) => word !== PAUSE);
  const named = (kind: Kind, names: readonly string[]) => {
    const weight = WEIGHTS[kind];
    const begun = hashed(`${kind}:`);
    return names.map((name): Feature => ({ kind, name, number: mixed(hashed(name, begun)), weight }));
  };
  return [
    ...named('word', words),
    ...named('pair', pairsOf(['^', ...words, '$'])),
    ...named('apart', apartIn(words)),
    ...named('denied', deniedIn(sentence)),
    ...named('part', words.flatMap(partsOf)),
    ...named('meaning', meaningsIn(words)),
    ...named('meanings', nearMeanings(words)),
  ];
}

/** FNV-1a of the letters, going on from those before them. */
function hashed(letters: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return hash;
}

/** A number whose low bits depend on every letter. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 13)) & (BUCKETS - 1);
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function apartIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    words.slice(at + 2, at + 2 + SKIPPED).map((other) => `${word} … ${other}`),
  );
}

function partsOf(word: string): string[] {
  const framed = `<${word}>`;
  const parts: string[] = [];
  for (let size = SHORTEST_PART; size <= LONGEST_PART; size += 1) {
    for (let at = 0; at + size <= framed.length; at += 1) parts.push(framed.slice(at, at + size));
  }
  return parts;
}

function deniedIn(sentence: readonly string[]): string[] {
  const denied: string[] = [];
  let reach = 0;
  for (const word of sentence) {
    if (word === PAUSE) reach = 0;
    else if (reach > 0) denied.push(word);
    reach = DENIALS.has(word) ? DENIED : Math.max(0, reach - 1);
  }
  return denied;
}

/** Each meaning, with the word before and after it. */
function meaningsIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    meaningsOf(word).flatMap((meaning) => [
      meaning,
      `${words[at - 1] ?? '^'} ${meaning}`,
      `${meaning} ${words[at + 1] ?? '$'}`,
    ]),
  );
}

function nearMeanings(words: readonly string[]): string[] {
  const meanings = words.map(meaningsOf);
  return meanings.flatMap((some, at) => {
    const near = meanings.slice(at + 1, at + 1 + NEAR).flat();
    return some.flatMap((meaning) => near.map((other) => `${meaning} … ${other}`));
  });
}
