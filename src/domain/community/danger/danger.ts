import { finderOf, type Place } from './finder.ts';
import { phraseOf, type WordGroups } from './phrase.ts';
import { readWords } from './reading.ts';
import { spellingOf } from './spelling.ts';

/**
 * What a post can show: thoughts of suicide, harming oneself, an overdose, an emergency of stopping, violence that somebody
 * undergoes, and violence that somebody may commit.
 */
export const DANGERS = ['suicide', 'selfHarm', 'overdose', 'withdrawal', 'threatened', 'violent'] as const;
export type Danger = (typeof DANGERS)[number];

/** `content/danger-signs.yaml` with its languages put together: people mix them, whatever the language of the page. */
export interface DangerSigns {
  readonly groups: WordGroups;
  readonly signs: Readonly<Record<Danger, readonly string[]>>;
  /** What a sign may be part of without being one: figures of speech, what is denied, help that is offered. */
  readonly exceptions: readonly string[];
  /** What makes a sentence one about long ago, or about what somebody read, unless it has one of `now` too. */
  readonly told: readonly string[];
  readonly now: readonly string[];
  readonly denials: readonly string[];
  /** How else people write a word. */
  readonly spellings: Readonly<Record<string, readonly string[]>>;
  /** Words that look like a misspelt one of the list and are none. */
  readonly ordinary: readonly string[];
}

/**
 * Whether a text says one of the signs of danger, as people write it who are tired, ashamed or drunk. A post in which it does is
 * placed if its author wants so, after 112 and 113 were shown. Takes time in proportion to the text.
 */
export function dangerReader(list: DangerSigns): (text: string) => readonly Danger[] {
  const phrases = (texts: readonly string[]) => texts.map((text) => phraseOf(text, list.groups));
  const { signs } = list;
  const lists = {
    suicide: phrases(signs.suicide),
    selfHarm: phrases(signs.selfHarm),
    overdose: phrases(signs.overdose),
    withdrawal: phrases(signs.withdrawal),
    threatened: phrases(signs.threatened),
    violent: phrases(signs.violent),
    exceptions: phrases(list.exceptions),
    told: phrases(list.told),
    now: phrases(list.now),
  };
  const words = Object.values(lists).flatMap((some) => some.flat(2).flatMap((step) => step.words));
  const spelling = spellingOf({ ...list, words: new Set([...list.denials, ...words]) });
  const find = finderOf(lists, new Set(list.denials));
  return (text) => {
    const read = readWords(text, spelling);
    const places = find(read);
    const outside = (some: readonly Place[], others: readonly Place[]) => {
      const taken = wordsIn(others);
      return some.filter((place) => !touches(place, taken));
    };
    const sentencesOf = (some: readonly Place[]) => new Set(some.map(({ start }) => read[start]?.sentence));
    const told = places('told');
    // "now" of "not now" is told too.
    const now = sentencesOf(outside(places('now'), told));
    const toldOnly = new Set([...sentencesOf(told)].filter((sentence) => !now.has(sentence)));
    const exceptions = places('exceptions');
    return DANGERS.filter((danger) =>
      outside(places(danger), exceptions).some(({ start }) => !toldOnly.has(read[start]?.sentence)),
    );
  };
}

function wordsIn(places: readonly Place[]): ReadonlySet<number> {
  const words = new Set<number>();
  for (const { start, end } of places) for (let at = start; at < end; at += 1) words.add(at);
  return words;
}

function touches({ start, end }: Place, words: ReadonlySet<number>): boolean {
  for (let at = start; at < end; at += 1) if (words.has(at)) return true;
  return false;
}
