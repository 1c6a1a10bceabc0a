// npm run safety:train: learns from `bench/danger/train.*.yaml` to recognise posts in which somebody is in danger, and writes the
// model that the server reads. The thresholds come from cross-validation; the figures printed are about the posts left out of each fold.
import { LANGUAGES } from '#domain/kit/language.ts';
import { crossValidated, thresholdFor, type Weighed } from './danger/cross-validation.ts';
import { modelOf, writeModel } from './danger/model-file.ts';
import { sentencesOfPages } from './danger/own-pages.ts';
import { learnDanger, learnNames, postsOf } from './danger/training.ts';
import { figuresOf, printFigures, readSet } from './safety-figures.ts';

/** The share of the explicit posts, in both languages, that is to be found. */
const RECALL = 0.965;
/** The share of the posts without danger that may be found by one of their sentences. */
const BY_SENTENCE = 0.02;

const sets = LANGUAGES.map((language) => ({
  language,
  posts: postsOf(readSet('train', language), language),
}));
const posts = sets.flatMap((set) => set.posts);
const pages = LANGUAGES.flatMap((language) => postsOf(sentencesOfPages(language), language));
const weighed = crossValidated(posts, pages);
const says = ({ post: { sentence } }: Weighed) => sentence.danger !== 'none';

const explicit = weighed.filter((one) => says(one) && one.post.sentence.explicit);
const threshold = thresholdFor(
  RECALL,
  explicit.map(({ whole }) => whole),
);
const aloneThreshold = thresholdFor(
  BY_SENTENCE,
  weighed.filter((one) => !says(one)).map(({ alone }) => alone),
);

const found = new Set(
  weighed
    .filter(({ whole, alone }) => whole >= threshold || alone >= aloneThreshold)
    .map(({ post }) => post.sentence),
);
for (const { language, posts: own } of sets) {
  const figures = figuresOf(
    own.map(({ sentence }) => sentence),
    (sentence) => found.has(sentence),
  );
  printFigures(`cross-validated, ${language}`, figures);
}
writeModel(modelOf(learnDanger([...posts, ...pages]), { threshold, aloneThreshold }, learnNames(posts)));
