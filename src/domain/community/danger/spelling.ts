import { consonantsOf, soundOf, unstretched } from './sound.ts';

/** From this length on a word of a text is taken for a misspelt one at all. */
const SHORT = 4;
/** From this length on a word of the list is recognised with a letter too few. */
const MIDDLE = 6;
/** From this length on, with a letter too many or other vowels; one longer, with any other letter. */
const LONG = 7;
/** Longer than any word of a list: what somebody types by leaning on a key. */
const LONGEST = 40;

/** How words of a text are read as the words of a list. */
export interface Spelling {
  /** The words of the list that were meant, or the word itself: "ikwil" is two of them. */
  readonly wordsFor: (written: string) => readonly string[];
  readonly knows: (word: string) => boolean;
}

interface WordList {
  readonly words: ReadonlySet<string>;
  readonly spellings: Readonly<Record<string, readonly string[]>>;
  readonly ordinary: readonly string[];
}

/**
 * Reads misspelt words as those of a list: doubled letters, letters that sound alike in Dutch or English, letters changed about, and
 * in long words one letter too many, too few or another. The first letter has to be right. `spellings` are those that follow no
 * rule; `ordinary` words look like one of the list and are something else.
 */
export function spellingOf({ words, spellings, ordinary }: WordList): Spelling {
  const exact = new Map<string, readonly string[]>();
  for (const word of [...ordinary, ...words]) exact.set(word, [word]);
  for (const [word, variants] of Object.entries(spellings)) {
    for (const variant of variants) exact.set(variant, word.split(' '));
  }
  const near = new Map<string, string>();
  const far = new Map<string, string>();
  // Too many words sound like a short one.
  const heard = [...words].filter((word) => word.length >= SHORT);
  for (const word of heard) note(near, soundOf(word), word);
  for (const word of heard) {
    const sound = soundOf(word);
    for (const slip of slipsOf(sound)) note(near, slip, word);
    if (word.length >= MIDDLE) for (const key of shorter(sound, 1)) note(near, key, word);
    if (word.length >= LONG) note(near, consonantsOf(sound), word);
    if (word.length > LONG) for (const key of shorter(sound, 1)) note(far, key, word);
  }
  const misspelt = (written: string) => {
    const sound = soundOf(written);
    if (written.length < LONG) return near.get(sound) ?? near.get(consonantsOf(sound));
    const keys = [sound, ...shorter(sound, 1)];
    return (
      firstOf(near, keys) ??
      near.get(consonantsOf(sound)) ??
      (written.length > LONG ? firstOf(far, keys) : undefined)
    );
  };
  const knows = (word: string) => words.has(word);
  const wordsFor = (written: string) => {
    const known = exact.get(written) ?? exact.get(unstretched(written));
    if (known || written.length < SHORT || written.length > LONGEST) return known ?? [written];
    const word = misspelt(written);
    return word === undefined ? (partsOf(written, knows) ?? [written]) : [word];
  };
  return { knows, wordsFor };
}

/** The first word of the list is the one that is meant. */
function note(map: Map<string, string>, key: string, word: string): void {
  if (!map.has(key)) map.set(key, word);
}

/** Two letters changed about, an ending that is not heard. */
function slipsOf(sound: string): string[] {
  const slips = Array.from({ length: Math.max(0, sound.length - 2) }, (_, at) => {
    const [first = '', second = ''] = sound.slice(at + 1, at + 3);
    return sound.slice(0, at + 1) + second + first + sound.slice(at + 3);
  });
  if (/..(?:e|en|ing)$/.test(sound)) slips.push(sound.slice(0, -1));
  return slips;
}

/** The word without each of its letters, from the given one on. */
function shorter(word: string, from: number): string[] {
  return Array.from({ length: Math.max(0, word.length - from) }, (_, index) => {
    const at = from + index;
    return word.slice(0, at) + word.slice(at + 1);
  });
}

function firstOf(map: ReadonlyMap<string, string>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const word = map.get(key);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The shortest that is taken apart, and into how many at most. */
const APART = 5;
const PARTS = 4;
/** Parts of words are found everywhere: those that count are long, or one of these. */
const LONG_PART = 3;
const SHORT_PARTS = new Set(['ik', 'i', 'im', 'me', 'to', 'te', 'my', 'er', 'is', 'je']);

function partsOf(
  written: string,
  knows: (word: string) => boolean,
  most: number = PARTS,
): readonly string[] | undefined {
  if (written.length < APART && most === PARTS) return undefined;
  const isPart = (part: string) => (part.length >= LONG_PART || SHORT_PARTS.has(part)) && knows(part);
  for (let at = written.length - 2; at >= 1; at -= 1) {
    const first = written.slice(0, at);
    if (!isPart(first)) continue;
    const rest = written.slice(at);
    if (isPart(rest)) return [first, rest];
    const parts = most > 2 ? partsOf(rest, knows, most - 1) : undefined;
    if (parts) return [first, ...parts];
  }
  return undefined;
}
