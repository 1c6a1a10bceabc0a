import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { DANGERS, type Danger } from '#domain/community/danger/danger.ts';
import type { Language } from '#domain/kit/language.ts';

const KINDS = ['plain', 'misspelling', 'relative', 'negation', 'quoting', 'metaphor', 'ordinary'] as const;

const sentences = z.array(
  z.strictObject({ text: z.string().min(1), danger: z.enum([...DANGERS, 'none']), kind: z.enum(KINDS) }),
);
export type Sentence = z.output<typeof sentences>[number];

/** The set that the list may be tuned on, and the one that is only measured. */
export type SetName = 'tune' | 'held-out';

const fileOf = (name: SetName, language: Language) =>
  new URL(`danger/${name}.${language}.yaml`, import.meta.url);

export function hasSet(name: SetName, language: Language): boolean {
  return existsSync(fileOf(name, language));
}

/** Posts of `bench/danger/`, written by people who had not seen the list. */
export function readSet(name: SetName, language: Language): Sentence[] {
  return sentences.parse(parse(readFileSync(fileOf(name, language), 'utf8')));
}

/** How many of the posts in which somebody is in danger were found. */
export interface Recall {
  readonly said: number;
  readonly found: number;
}

export interface Figures {
  readonly recall: Recall;
  /** Of the posts of one danger or kind, those in which any danger was found. */
  readonly byDanger: ReadonlyMap<string, Recall>;
  readonly byKind: ReadonlyMap<string, Recall>;
  /** Of the posts in which something was found, how many say a danger. */
  readonly precision: number;
  readonly missed: readonly Sentence[];
  readonly wronglyFound: readonly Sentence[];
}

/** What a reader finds in posts. Which danger it names is not counted: the same help is shown for all. */
export function figuresOf(set: readonly Sentence[], read: (text: string) => readonly Danger[]): Figures {
  const isFound = new Set(set.filter(({ text }) => read(text).length > 0));
  const recallOf = (some: readonly Sentence[]): Recall => ({
    said: some.length,
    found: some.filter((sentence) => isFound.has(sentence)).length,
  });
  const said = set.filter(({ danger }) => danger !== 'none');
  const recall = recallOf(said);
  const by = (part: 'danger' | 'kind') =>
    new Map(
      [...Map.groupBy(said, (sentence) => sentence[part])].map(([name, some]) => [name, recallOf(some)]),
    );
  return {
    recall,
    byDanger: by('danger'),
    byKind: by('kind'),
    precision: recall.found / Math.max(1, isFound.size),
    missed: said.filter((sentence) => !isFound.has(sentence)),
    wronglyFound: [...isFound].filter(({ danger }) => danger === 'none'),
  };
}

export function shareOf({ said, found }: Recall): number {
  return said === 0 ? 1 : found / said;
}
