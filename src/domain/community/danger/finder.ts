import type { Phrase, Sequence } from './phrase.ts';
import type { ReadWord } from './reading.ts';
import { type StepNumbers, stepNumbers } from './step-numbers.ts';

/** The words that `...` stands for, at most. */
const GAP = 4;
/** The words between what stands on both sides of `&`, at most. */
const NEAR = 8;

/** The words of a text from `start` up to `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

interface NumberedStep {
  readonly number: number;
  readonly afterGap: boolean;
}
type NumberedPhrase = readonly (readonly NumberedStep[])[];

/** Lists of phrases, in a shape that is quick to find in long texts; what it answers has the places of each list in a text. */
export function finderOf<Name extends string>(
  lists: Readonly<Record<Name, readonly Phrase[]>>,
  denials: ReadonlySet<string>,
): (words: readonly ReadWord[]) => (list: Name) => Place[] {
  const numbers = stepNumbers();
  const numbered = (sequence: Sequence) =>
    sequence.map((step) => ({ number: numbers.numberOf(step), afterGap: step.afterGap }));
  const phrasesOf = new Map<string, readonly NumberedPhrase[]>();
  for (const name in lists)
    phrasesOf.set(
      name,
      lists[name].map((phrase) => phrase.map(numbered)),
    );
  return (words) => {
    const text = indexOf(words, numbers, denials);
    return (list) => (phrasesOf.get(list) ?? []).flatMap((phrase) => placesOfPhrase(phrase, text));
  };
}

/** A text in which steps are looked up. */
interface Text {
  readonly words: readonly ReadWord[];
  readonly denies: readonly boolean[];
  /** Where a word answers to the step with this number. */
  readonly placesOf: ReadonlyMap<number, ReadonlySet<number>>;
}

function indexOf(words: readonly ReadWord[], { answersOf }: StepNumbers, denials: ReadonlySet<string>): Text {
  const placesOf = new Map<number, Set<number>>();
  const answers = new Map<string, ReadonlySet<number>>();
  for (const [at, { word }] of words.entries()) {
    const numbers = answers.get(word) ?? answersOf(word);
    answers.set(word, numbers);
    for (const number of numbers) placesOf.set(number, (placesOf.get(number) ?? new Set()).add(at));
  }
  return { words, placesOf, denies: words.map(({ word }) => denials.has(word)) };
}

function placesOfPhrase(phrase: NumberedPhrase, text: Text): Place[] {
  // Most phrases have a word that the text has not.
  if (!phrase.every((steps) => steps.every(({ number }) => text.placesOf.has(number)))) return [];
  const [first = [], ...others] = phrase.map((steps) => placesOfSequence(steps, text));
  return others.reduce((places, more) => places.flatMap((place) => nearest(place, more, text) ?? []), first);
}

/** The words from a place to the nearest of others in its sentence, if nothing between them denies. */
function nearest(place: Place, others: readonly Place[], { words, denies }: Text): Place | undefined {
  const sentence = words[place.start]?.sentence;
  const hasNear = others.find((other) => {
    const [from, to] = place.start < other.start ? [place.end, other.start] : [other.end, place.start];
    return (
      words[other.start]?.sentence === sentence && to - from <= NEAR && !denies.slice(from, to).includes(true)
    );
  });
  return hasNear && { start: Math.min(place.start, hasNear.start), end: Math.max(place.end, hasNear.end) };
}

function placesOfSequence(steps: readonly NumberedStep[], { words, denies, placesOf }: Text): Place[] {
  const endOf = (index: number, at: number): number | undefined => {
    const step = steps[index];
    if (!step) return at;
    const last = Math.min(step.afterGap ? at + GAP : at, words.length - 1);
    for (let here = at; here <= last; here += 1) {
      // A sentence that begins after words that were passed over says something else.
      if (here > at && words[here]?.sentence !== words[at - 1]?.sentence) return undefined;
      const end = placesOf.get(step.number)?.has(here) ? endOf(index + 1, here + 1) : undefined;
      if (end !== undefined) return end;
      if (denies[here]) return undefined;
    }
    return undefined;
  };
  const [first] = steps;
  return [...(first ? (placesOf.get(first.number) ?? []) : [])].flatMap((start) => {
    const end = endOf(0, start);
    return end === undefined ? [] : [{ start, end }];
  });
}
