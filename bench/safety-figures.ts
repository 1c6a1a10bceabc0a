import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { DANGERS } from '#domain/community/danger/danger.ts';
import type { Language } from '#domain/kit/language.ts';

const KINDS = ['plain', 'misspelling', 'relative', 'negation', 'quoting', 'metaphor', 'ordinary'] as const;

const sentences = z.array(
  z.strictObject({
    text: z.string().min(1),
    danger: z.enum([...DANGERS, 'none']),
    kind: z.enum(KINDS),
    /** Whether the danger is stated outright; veiled posts are counted separately. */
    explicit: z.boolean().default(true),
  }),
);
export type Sentence = z.output<typeof sentences>[number];

/** The posts that the reader learns from, those it is tried on, everyday posts without danger, and those that are only measured. */
export type SetName = 'train' | 'tune' | 'everyday' | 'held-out';

const fileOf = (name: SetName, language: Language) =>
  new URL(`danger/${name}.${language}.yaml`, import.meta.url);

export function hasSet(name: SetName, language: Language): boolean {
  return existsSync(fileOf(name, language));
}

/** Reads posts of `bench/danger/`, which were written by people who had not seen the reader. */
export function readSet(name: SetName, language: Language): Sentence[] {
  return sentences.parse(parse(readFileSync(fileOf(name, language), 'utf8')));
}

/** How many of the posts in which somebody is in danger were found. */
export interface Recall {
  readonly said: number;
  readonly found: number;
}

export interface Figures {
  /** Of the explicit posts, as are the other figures below, except precision. */
  readonly recall: Recall;
  /** Of the posts that say it in veiled terms. */
  readonly veiled: Recall;
  /** Of the posts with one danger, or of one kind, in how many any danger was found. */
  readonly byDanger: ReadonlyMap<string, Recall>;
  readonly byKind: ReadonlyMap<string, Recall>;
  /** Of the posts in which something was found, the share in which somebody is in danger, stated outright or not. */
  readonly precision: number;
  /** Of the posts without danger, by kind, in how many one was found. */
  readonly falseAlarms: ReadonlyMap<string, Recall>;
  readonly missed: readonly Sentence[];
  readonly wronglyFound: readonly Sentence[];
}

/** Returns how well a reader finds posts. It does not matter which danger it names: the same help is shown for all. */
export function figuresOf(set: readonly Sentence[], isSign: (sentence: Sentence) => boolean): Figures {
  const isFound = new Set(set.filter(isSign));
  const recallOf = (some: readonly Sentence[]): Recall => ({
    said: some.length,
    found: some.filter((sentence) => isFound.has(sentence)).length,
  });
  const inDanger = set.filter(({ danger }) => danger !== 'none');
  const said = inDanger.filter(({ explicit }) => explicit);
  const by = (some: readonly Sentence[], part: 'danger' | 'kind') =>
    new Map([...Map.groupBy(some, (sentence) => sentence[part])].map(([name, of]) => [name, recallOf(of)]));
  return {
    recall: recallOf(said),
    veiled: recallOf(inDanger.filter(({ explicit }) => !explicit)),
    byDanger: by(said, 'danger'),
    byKind: by(said, 'kind'),
    precision: recallOf(inDanger).found / Math.max(1, isFound.size),
    falseAlarms: by(
      set.filter(({ danger }) => danger === 'none'),
      'kind',
    ),
    missed: said.filter((sentence) => !isFound.has(sentence)),
    wronglyFound: [...isFound].filter(({ danger }) => danger === 'none'),
  };
}

export function shareOf({ said, found }: Recall): number {
  return said === 0 ? 1 : found / said;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const recallText = (recall: Recall) => `${recall.found} of ${recall.said} (${percent(shareOf(recall))})`;

export function printFigures(title: string, figures: Figures): void {
  if (figures.recall.said === 0) console.log(`${title}:`);
  else console.log(`${title}: recall ${recallText(figures.recall)}, precision ${percent(figures.precision)}`);
  if (figures.veiled.said > 0) console.log(`  in veiled terms: ${recallText(figures.veiled)}`);
  for (const [part, recall] of [...figures.byDanger, ...figures.byKind])
    console.log(`  ${part}: ${recallText(recall)}`);
  for (const [kind, alarms] of figures.falseAlarms)
    console.log(`  wrongly found, ${kind}: ${recallText(alarms)}`);
}
