import type { Step } from './phrase.ts';
import { soundOf } from './sound.ts';

/** From this length on the beginning of a word is compared by ear. A short one would be that of too many. */
const HEARD = 6;
/** The shortest and longest beginning of a word that phrases have. */
const SHORTEST = 3;
const LONGEST = 24;

/** The steps of many phrases by number: those that say the same have the same one. */
export interface StepNumbers {
  readonly numberOf: (step: Step) => number;
  /** The steps that a word answers to. */
  readonly answersOf: (word: string) => ReadonlySet<number>;
}

export function stepNumbers(): StepNumbers {
  const numbers = new Map<string, number>();
  const byWord = new Map<string, Set<number>>();
  const byBeginning = new Map<string, Set<number>>();
  const firstLetters = new Set<string>();
  return {
    numberOf: ({ words, beginnings }) => {
      const key = `${words.join('|')}/${beginnings.join('|')}`;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      for (const word of words) add(byWord, word, number);
      for (const beginning of beginnings) {
        const spelling = beginning.length < HEARD ? beginning : soundOf(beginning);
        add(byBeginning, spelling, number);
        firstLetters.add(spelling.slice(0, SHORTEST));
      }
      return number;
    },
    answersOf: (word) => {
      const found = new Set(byWord.get(word));
      for (const spelling of [word, soundOf(word.slice(0, LONGEST))]) {
        if (!firstLetters.has(spelling.slice(0, SHORTEST))) continue;
        for (let end = SHORTEST; end <= Math.min(spelling.length, LONGEST); end += 1) {
          for (const number of byBeginning.get(spelling.slice(0, end)) ?? []) found.add(number);
        }
      }
      return found;
    },
  };
}

function add(map: Map<string, Set<number>>, key: string, number: number): void {
  map.set(key, (map.get(key) ?? new Set()).add(number));
}
