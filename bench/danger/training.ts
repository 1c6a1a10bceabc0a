import { DANGERS, type Danger } from '#domain/community/danger/danger.ts';
import { BUCKETS } from '#domain/community/danger/features.ts';
import { type Vector, vectorOfText } from '#domain/community/danger/vector.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Sentence } from '../safety-figures.ts';
import { type Learned, learn, randomFrom } from './learning.ts';
import { misspelt } from './variants.ts';

const SEED = 2611;
/** The cost of a mistake relative to that of large weights. */
const COST = 5;
/** The share of that cost for a veiled post, which need not be found. */
const VEILED = 0.5;
/** The share of that cost for the misspelt variant of a post. */
const VARIANT = 0.5;
/** The power to which the rarity of a feature is raised: the higher, the less a feature counts that many posts have. */
const RARITY = 2;
/** How many pairs of short posts are learned from as one post: a sign among other things is still a sign. */
const PAIRS = 3000;
const SHORT = 160;
/** Far fewer features tell which danger it is. */
const NAME_BUCKETS = 2 ** 12;

/** A post to learn from, with the features of its variants and the share of the cost that each has. */
export interface Post {
  readonly sentence: Sentence;
  readonly language: Language;
  readonly vectors: readonly { readonly vector: Vector; readonly share: number }[];
}

/** Returns each post with the features of its text as written, and of a misspelt variant. */
export function postsOf(sentences: readonly Sentence[], language: Language): Post[] {
  const random = randomFrom(SEED);
  return sentences.map((sentence) => ({
    sentence,
    language,
    vectors: [
      { vector: vectorOfText(sentence.text), share: 1 },
      { vector: vectorOfText(misspelt(sentence.text, language, random)), share: VARIANT },
    ],
  }));
}

/** Learns whether somebody is in danger in a post. */
export function learnDanger(posts: readonly Post[]): Learned {
  const rarity = raritiesOf(posts);
  const examples = [...posts, ...pairsOf(posts)].flatMap(({ sentence, vectors }) =>
    vectors.map(({ vector, share }) => ({
      vector: {
        numbers: vector.numbers,
        values: vector.values.map((value, at) => value * rarity(vector, at)),
      },
      says: sentence.danger !== 'none',
      cost: COST * share * (sentence.explicit ? 1 : VEILED),
    })),
  );
  const { weights, bias } = learn(examples, BUCKETS, randomFrom(SEED));
  return { weights: weights.map((weight, number) => weight * rarity({ numbers: [number] }, 0)), bias };
}

/** Joins short posts, half of them with a sign, each to an everyday one in the same language, before or after it. */
function pairsOf(posts: readonly Post[]): Pick<Post, 'sentence' | 'vectors'>[] {
  const random = randomFrom(SEED);
  const oneOf = (some: readonly Post[]) => some[Math.floor(random() * some.length)];
  const short = posts.filter(({ sentence }) => sentence.text.length < SHORT);
  const signs = short.filter(({ sentence }) => sentence.danger !== 'none');
  const none = short.filter(({ sentence }) => sentence.danger === 'none');
  const everyday = Map.groupBy(
    none.filter(({ sentence }) => sentence.kind === 'ordinary'),
    ({ language }) => language,
  );
  return Array.from({ length: PAIRS }, (_, at) => oneOf(at % 2 === 0 ? signs : none)).flatMap((post) => {
    const other = post && oneOf(everyday.get(post.language) ?? []);
    if (!other) return [];
    const texts = [post.sentence.text, other.sentence.text];
    const text = (random() < 0.5 ? texts : texts.toReversed()).join('\n');
    return [{ sentence: post.sentence, vectors: [{ vector: vectorOfText(text), share: VARIANT }] }];
  });
}

/** Returns how rare each feature is, from 0 up to 1. */
function raritiesOf(posts: readonly Post[]) {
  const counts = new Float64Array(BUCKETS);
  for (const { vectors } of posts) {
    for (const number of vectors[0]?.vector.numbers ?? []) counts[number] = (counts[number] ?? 0) + 1;
  }
  const rarities = counts.map(
    (count) => (Math.log(1 + posts.length / (1 + count)) / Math.log(1 + posts.length)) ** RARITY,
  );
  return ({ numbers }: { readonly numbers: ArrayLike<number> }, at: number) =>
    rarities[numbers[at] ?? 0] ?? 0;
}

/** Learns which danger it is, from the posts in which there is one. */
export function learnNames(posts: readonly Post[]): ReadonlyMap<Danger, Learned> {
  const saying = posts.filter(({ sentence }) => sentence.danger !== 'none');
  return new Map(
    DANGERS.map((danger) => {
      const examples = saying.flatMap(({ sentence, vectors }) =>
        vectors.map(({ vector, share }) => ({
          vector: { numbers: vector.numbers.map((number) => number % NAME_BUCKETS), values: vector.values },
          says: sentence.danger === danger,
          cost: share,
        })),
      );
      return [danger, learn(examples, NAME_BUCKETS, randomFrom(SEED))];
    }),
  );
}
