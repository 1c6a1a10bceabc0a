import { plainLetters } from '#domain/kit/plain-words.ts';

/** What a page looks for: thoughts of suicide, and violence, by somebody else or by the writer. */
export const CRISES = ['suicide', 'violence'] as const;
export type Crisis = (typeof CRISES)[number];
/** The phrases of each, in all languages: people write in their own, whatever the language of the page. */
export type CrisisPhrases = Readonly<Record<Crisis, readonly string[]>>;

/** "I do not want to die" is no "I … want to die". Without apostrophes, as in `plainWords`. */
const DENIALS = new Set([
  'niet',
  'geen',
  'nooit',
  'not',
  'never',
  'no',
  'dont',
  'doesnt',
  'didnt',
  'wont',
  'wouldnt',
  'cant',
  'cannot',
  'isnt',
  'wasnt',
]);
/** The most words that `...` stands for. */
const GAP = 3;

/** A word of a phrase. */
interface Step {
  readonly word: string;
  readonly anyEnding: boolean;
  readonly afterGap: boolean;
}

/**
 * Whether a text contains one of the phrases of `content/crisis-phrases.yaml`. Only used to show whom to call: nothing is
 * stopped, stored or reported (content facts 0.5, 0.7). Words match as people write them in haste: capitals, accents,
 * punctuation, spaces and apostrophes make no difference. In a phrase `word*` has any ending, and `...` stands for up to three
 * words without a denial. Takes time in proportion to the text.
 */
export function crisisListener(phrases: readonly string[]): (text: string) => boolean {
  // By first letter, so that each word of the text is compared with few of them.
  const byLetter = new Map<string, Step[][]>();
  for (const steps of phrases.map(stepsOf)) {
    const letter = steps[0]?.word.charAt(0) ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), steps]);
  }
  return (text) => {
    const words = plainWords(text);
    return words.some((word, at) => byLetter.get(word.charAt(0))?.some((steps) => isSaid(steps, words, at)));
  };
}

function stepsOf(phrase: string): Step[] {
  const steps: Step[] = [];
  let afterGap = false;
  for (const piece of phrase.split(' ')) {
    const words = plainWords(piece);
    for (const [index, word] of words.entries()) {
      steps.push({ word, anyEnding: piece.endsWith('*') && index === words.length - 1, afterGap });
      afterGap = false;
    }
    if (piece === '...') afterGap = true;
  }
  return steps;
}

function isSaid([step, ...rest]: readonly Step[], words: readonly string[], at: number): boolean {
  if (step === undefined) return true;
  const last = step.afterGap ? at + GAP : at;
  for (let here = at; here <= last; here += 1) {
    const word = words[here];
    if (word === undefined) return false;
    const fits = step.anyEnding ? word.startsWith(step.word) : word === step.word;
    if (fits && isSaid(rest, words, here + 1)) return true;
    if (DENIALS.has(word)) return false;
  }
  return false;
}

/** The words in lower case, without accents, apostrophes and punctuation. */
function plainWords(text: string): string[] {
  return plainLetters(text)
    .split(/[^\p{Letter}\p{Number}]/u)
    .filter((word) => word !== '');
}
