import { readFileSync } from 'node:fs';
import type { Language } from '#domain/kit/language.ts';
import type { Sentence } from '../safety-figures.ts';

const FILES = ['pages', 'alcohol', 'tobacco', 'gambling'];
const [SHORTEST, LONGEST] = [20, 300];

/** Sentences of our own pages: they are about drinking, stopping and help, and nobody in them is in danger. */
export function sentencesOfPages(language: Language): Sentence[] {
  const lines = FILES.flatMap((file) =>
    readFileSync(new URL(`../../content/rendered/${file}.${language}.md`, import.meta.url), 'utf8').split(
      '\n',
    ),
  );
  // Only paragraphs and headings, because some possible answers are signs of danger.
  const texts = new Set(
    lines.map((line) => line.replace(/^#+ /, '')).filter((line) => /^\p{Letter}/u.test(line)),
  );
  return [...texts]
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .map((text) => ({ text, danger: 'none', kind: 'ordinary', explicit: true }));
}
