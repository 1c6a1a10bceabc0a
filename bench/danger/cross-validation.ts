import { partsOf, weigh } from '#domain/community/danger/vector.ts';
import { type Learned, randomFrom, shuffled } from './learning.ts';
import { learnDanger, type Post } from './training.ts';

const FOLDS = 5;
const SEED = 5;

/** The weight that a reader trained without this post gives it: as a whole, and by the strongest of several sentences. */
export interface Weighed {
  readonly post: Post;
  readonly whole: number;
  readonly alone: number;
}

/** Weighs each post with a reader trained on the other folds; `others` are in every training set. */
export function crossValidated(posts: readonly Post[], others: readonly Post[]): Weighed[] {
  const order = shuffled(posts, randomFrom(SEED));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = learnDanger([...order.filter((_post, at) => at % FOLDS !== fold), ...others]);
    return order.filter((_post, at) => at % FOLDS === fold).map((post) => weighed(post, learned));
  }).flat();
}

function weighed(post: Post, { weights, bias }: Learned): Weighed {
  const parts = partsOf(post.sentence.text);
  const heaviest = (of: typeof parts) => Math.max(...of.map(({ vector }) => weigh(vector, weights) + bias));
  return {
    post,
    whole: heaviest(parts.filter(({ isAlone }) => !isAlone)),
    alone: heaviest(parts.filter(({ isAlone }) => isAlone)),
  };
}

/** The weight from which this share of them is found. */
export function thresholdFor(share: number, weights: readonly number[]): number {
  return weights.toSorted((one, other) => other - one)[Math.ceil(share * weights.length) - 1] ?? 0;
}
