import { plainLetters } from '#domain/kit/plain-words.ts';

/** A mark inside a sentence: what is denied ends there. */
export const PAUSE = ',';
/** Longer than any word that says something: what somebody types by leaning on a key. */
const LONGEST_WORD = 24;
/** Where no full stop ends a sentence, it is cut: a sign is to weigh as much as it would in a short one. */
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

/** The sentences of a text, in words as they are compared. What is only signs and emoji has none. */
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

/** "k.m.s": what stands after it is no new sentence. */
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

/** A word in which no letter stands more than twice on end: "dieeee". */
function undrawn(word: string): string {
  let letters = '';
  for (const letter of word) if (!letters.endsWith(letter + letter)) letters += letter;
  return letters;
}

/** "k m s" and "d.o.o.d" stand for one word: three letters on end that stand alone are none. */
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
