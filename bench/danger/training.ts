import { DANGERS, type Danger } from '#domain/community/danger/danger.ts';
import { BUCKETS } from '#domain/community/danger/features.ts';
import { type Vector, vectorOfText } from '#domain/community/danger/vector.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Sentence } from '../safety-figures.ts';
import { type Learned, learn, randomFrom } from './learning.ts';
import { misspelt } from './variants.ts';

const SEED = 2611;
/** What a mistake costs, beside large weights. */
const COST = 5;
/** What is said in veiled terms need not be found. */
const VEILED = 0.5;
/** A misspelt variant of a post, beside the post itself. */
const VARIANT = 0.5;
/** How much less a feature counts that many posts have. */
const RARITY = 2;
/** So many pairs of short posts are learned from as one: a sign amid other things is a sign. */
const PAIRS = 3000;
const SHORT = 160;
/** For which danger it is, much less tells. */
const NAME_BUCKETS = 2 ** 12;

/** A post to learn from, with what it has. */
export interface Post {
  readonly sentence: Sentence;
  readonly language: Language;
  readonly vectors: readonly { readonly vector: Vector; readonly share: number }[];
}

/** Posts, each once as it is and once misspelt. */
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

/** Whether a post says a danger. */
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

/** Short posts, half of them with a sign, each with an everyday one of its language before or behind it. */
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

/** Of each number how rare it is, from 0 up to 1. */
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

/** Which danger a post says, if it says one. */
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
