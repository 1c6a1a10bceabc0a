import { plainLetters } from '#domain/kit/plain-words.ts';

/** A mark inside a sentence, at which a denial ends. */
export const PAUSE = ',';
/** The letters of a word that are read: longer ones come from leaning on a key. */
const LONGEST_WORD = 24;
/** A sentence without a full stop is cut, so that a sign weighs as much in it as in a short one. */
const LONGEST_SENTENCE = 40;

/** Digits and signs that stand for letters inside a word: "su1cide", "k!ll". */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The sentences of a text, in words as they are compared; sentences of signs and emoji alone are left out. */
export function sentencesOf(text: string): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  const finish = () => {
    const words = joinLetters(sentence);
    if (words.some((word) => word !== PAUSE)) sentences.push(words);
    sentence = [];
  };
  for (const [piece] of plainLetters(text).matchAll(/[\p{Letter}\p{Number}@$*]+|[.!?\n]+|[,;:()"]/gu)) {
    const [first = ''] = piece;
    if (/[,;:()"]/.test(first)) sentence.push(PAUSE);
    else if (!/[.!?\n]/.test(first)) sentence.push(wordOf(piece));
    // Three dots are a pause.
    else if (/^\.{2,}$/.test(piece)) sentence.push(PAUSE);
    else if (piece !== '.' || !isLetter(sentence.at(-1))) finish();
    if (sentence.length >= LONGEST_SENTENCE) finish();
  }
  finish();
  return sentences;
}

/** Whether a word is a single letter, as in "k.m.s", after which a full stop does not end the sentence. */
function isLetter(word = ''): boolean {
  return /^\p{Letter}$/u.test(word);
}

function wordOf(piece: string): string {
  if (/^\p{Number}+$/u.test(piece)) return numberOf(piece);
  const letters = /^\p{Letter}+$/u.test(piece)
    ? piece
    : piece.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  return undrawn(letters).slice(0, LONGEST_WORD);
}

/** "2" is often a word and "113" is a number to call; of others only the size says something. */
function numberOf(digits: string): string {
  return digits.length === 1 || digits.length === 3 ? digits : '0'.repeat(Math.min(digits.length, 4));
}

/** Shortens a word in which a letter is repeated, such as "dieeee", to two of that letter. */
function undrawn(word: string): string {
  let letters = '';
  for (const letter of word) if (!letters.endsWith(letter + letter)) letters += letter;
  return letters;
}

/** Joins three or more single letters in a row to one word: "k m s", "d.o.o.d". */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (isLetter(words[end])) end += 1;
    const count = end - at >= 3 ? end - at : 1;
    joined.push(words.slice(at, at + count).join(''));
    at += count;
  }
  return joined;
}
