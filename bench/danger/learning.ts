import type { Vector } from '#domain/community/danger/vector.ts';

/** A post to learn from. */
export interface Example {
  readonly vector: Vector;
  readonly says: boolean;
  /** The cost of a mistake with this example. */
  readonly cost: number;
}

/** The weight of each feature by its number. A post says it if the sum of its weights and the bias is above 0. */
export interface Learned {
  readonly weights: Float64Array;
  readonly bias: number;
}

const ROUNDS = 25;

/**
 * Trains a linear support vector machine with squared loss, one example at a time, on the dual problem (Hsieh and others, 2008). The
 * same examples give the same result.
 */
export function learn(examples: readonly Example[], buckets: number, random: () => number): Learned {
  const weights = new Float64Array(buckets);
  let bias = 0;
  const learners = examples.map((example) => ({
    ...example,
    share: 0,
    size: 1 + squares(example.vector.values),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const learner of shuffled(learners, random)) {
      const { vector, says, cost, share, size } = learner;
      const side = says ? 1 : -1;
      const slack = 1 / (2 * cost);
      const error = side * (product(vector, weights) + bias) - 1 + share * slack;
      learner.share = Math.max(share - error / (size + slack), 0);
      const step = (learner.share - share) * side;
      if (step === 0) continue;
      add(vector, step, weights);
      bias += step;
    }
  }
  return { weights, bias };
}

/** Returns numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

function product({ numbers, values }: Vector, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) sum += (weights[numbers[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function add({ numbers, values }: Vector, step: number, weights: Float64Array): void {
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    weights[number] = (weights[number] ?? 0) + step * (values[at] ?? 0);
  }
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
