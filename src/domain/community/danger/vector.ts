import { type Feature, featuresOf } from './features.ts';
import { windowsOf } from './windows.ts';
import { sentencesOf } from './words.ts';

/** Sentences as a reader sees them: the number of each feature and how much it counts. Its length is below 1. */
export interface Vector {
  readonly numbers: Int32Array;
  readonly values: Float64Array;
}

/** A text of few words proves little: the fewer features it has compared with this, the shorter its vector. */
const FEW = 20;

/** Sentences that are read together. */
interface Part {
  readonly features: readonly Feature[];
  readonly vector: Vector;
  /** Whether it is one sentence of several, which has a threshold of its own. */
  readonly isAlone: boolean;
}

/** The parts of a text that are read: its windows, and each sentence if there are several. */
export function partsOf(text: string): Part[] {
  const sentences = sentencesOf(text).map((words) => ({ length: words.length, features: featuresOf(words) }));
  const windows = windowsOf(sentences).map((some) =>
    partOf(
      some.flatMap(({ features }) => features),
      false,
    ),
  );
  if (sentences.length === 1) return windows;
  return [...windows, ...sentences.map(({ features }) => partOf(features, true))];
}

function partOf(features: readonly Feature[], isAlone: boolean): Part {
  return { features, vector: vectorOf(features), isAlone };
}

/** The whole of a text. */
export function vectorOfText(text: string): Vector {
  return vectorOf(sentencesOf(text).flatMap(featuresOf));
}

function vectorOf(features: readonly Feature[]): Vector {
  const heaviest = new Map<number, number>();
  for (const { number, weight } of features) {
    if (weight > (heaviest.get(number) ?? 0)) heaviest.set(number, weight);
  }
  const squares = [...heaviest.values()].reduce((sum, weight) => sum + weight * weight, 0);
  return {
    numbers: Int32Array.from(heaviest.keys()),
    values: Float64Array.from(heaviest.values(), (weight) => weight / Math.sqrt(squares + FEW)),
  };
}

/** What a vector weighs; where there are fewer weights than buckets, several numbers share one. */
export function weigh({ numbers, values }: Vector, weights: Int8Array | Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    sum += (weights[(numbers[at] ?? 0) % weights.length] ?? 0) * (values[at] ?? 0);
  }
  return sum;
}
