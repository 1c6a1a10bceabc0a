import { plainLetters } from '#domain/kit/plain-words.ts';

/** A word of a text, in plain letters. */
export interface WrittenWord {
  readonly word: string;
  /** Whether a sentence ended before it. Three dots are a pause. */
  readonly opens: boolean;
}

/** Digits and signs that stand for letters inside a word: "su1cide", "k!ll". A star hides one, which spelling makes up for. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The words of a text as they are compared; letters with spaces or dots between them ("k.m.s") are one word. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let opens = true;
  for (const [piece] of plainLetters(text).matchAll(/[\p{Letter}\p{Number}@$!*]+|[.?\n]+/gu)) {
    const word = lettersOf(piece);
    if (word === '') opens ||= endsSentence(piece);
    else {
      words.push({ word, opens });
      opens = piece.endsWith('!');
    }
  }
  return joinLetters(words);
}

function endsSentence(piece: string): boolean {
  return !/^[.]{2,}$/.test(piece);
}

function lettersOf(piece: string): string {
  if (/^[a-z]+$/.test(piece)) return piece;
  const bare = piece
    .replace(/^[^\p{Letter}\p{Number}@$]+/u, '')
    .replace(/(?<=[\p{Letter}\p{Number}])[!*]+$/u, '');
  if (!/\p{Letter}/u.test(bare)) return /^\p{Number}+$/u.test(bare) ? bare : '';
  return bare.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign);
}

/** "k m s" and "d o o d": three letters on end that stand alone are no words. */
function joinLetters(words: readonly WrittenWord[]): WrittenWord[] {
  const joined: WrittenWord[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (words[end]?.word.length === 1) end += 1;
    const count = end - at >= 3 ? end - at : 1;
    const [first, ...rest] = words.slice(at, at + count);
    if (first) joined.push({ ...first, word: [first, ...rest].map(({ word }) => word).join('') });
    at += count;
  }
  return joined;
}
