import type { Spelling } from './spelling.ts';
import { writtenWords } from './written-words.ts';

/** From this length on two words are read as one: "zelf moord". */
const JOINED = 6;
/** A word of a text as the list knows it. */
export interface ReadWord {
  readonly word: string;
  /** The number of its sentence. */
  readonly sentence: number;
}

/** Reads a text in the words of the list; a word that comes again is not read again. */
export function readWords(text: string, spelling: Spelling): ReadWord[] {
  const before = new Map<string, readonly string[]>();
  const read = (written: string): readonly string[] => {
    const words = before.get(written) ?? spelling.wordsFor(written);
    before.set(written, words);
    return words;
  };
  const written = writtenWords(text);
  const words: ReadWord[] = [];
  let sentence = 0;
  for (let at = 0; at < written.length; at += 1) {
    const { word, opens } = written[at] ?? { word: '', opens: false };
    if (opens) sentence += 1;
    const next = written[at + 1];
    const joined = next && !next.opens ? word + next.word : '';
    const isOne = joined.length >= JOINED && spelling.knows(joined);
    if (isOne) at += 1;
    for (const part of isOne ? [joined] : read(word)) words.push({ word: part, sentence });
  }
  return words;
}
