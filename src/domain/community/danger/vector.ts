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

/** Enough bits for the weight of a feature, which is at most 10. */
const BITS = 4;

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

/** Of features with the same number the heaviest counts. */
function vectorOf(features: readonly Feature[]): Vector {
  const heaviest = heaviestOf(features);
  const values = new Float64Array(heaviest.length);
  let squares = FEW;
  for (let at = 0; at < values.length; at += 1) {
    const weight = weightIn(heaviest[at] ?? 0) / 10;
    values[at] = weight;
    squares += weight * weight;
  }
  const length = Math.sqrt(squares);
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
  return { numbers: heaviest.map(numberIn), values };
}

/** Each number with its greatest weight, as one integer: sorting those takes a tenth of the time of filling a map. */
function heaviestOf(features: readonly Feature[]): Int32Array {
  const pairs = new Int32Array(features.length);
  for (const [at, { number, weight }] of features.entries()) pairs[at] = (number << BITS) | weight;
  pairs.sort();
  let count = 0;
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] ?? 0;
    if (numberIn(pair) === numberIn(pairs[at + 1] ?? -1)) continue;
    pairs[count] = pair;
    count += 1;
  }
  return pairs.subarray(0, count);
}

function numberIn(pair: number): number {
  return pair >> BITS;
}

function weightIn(pair: number): number {
  return pair & ((1 << BITS) - 1);
}

/** What a vector weighs; where there are fewer weights than buckets, several numbers share one. */
export function weigh({ numbers, values }: Vector, weights: Int8Array | Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    sum += (weights[(numbers[at] ?? 0) % weights.length] ?? 0) * (values[at] ?? 0);
  }
  return sum;
}
