// npm run safety:measure [-- --held-out]: how many posts in which somebody is in danger the list of `content/danger-signs.yaml` finds.
// With --held-out on the sets that nobody tunes the list on: figures only, because who reads a sentence will write a line for it.
import { parseArgs } from 'node:util';
import { dangerReader } from '#domain/community/danger/danger.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { DANGER_SIGNS } from '#features/forum/server/danger-signs.ts';
import { figuresOf, hasSet, type Recall, readSet, type Sentence, shareOf } from './safety-figures.ts';

const { values: options } = parseArgs({ options: { 'held-out': { type: 'boolean' } } });
const name = options['held-out'] ? 'held-out' : 'tune';
const read = dangerReader(DANGER_SIGNS);

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const recallText = (recall: Recall) => `${recall.found} of ${recall.said} (${percent(shareOf(recall))})`;
const printParts = (parts: ReadonlyMap<string, Recall>) => {
  for (const [part, recall] of parts) console.log(`  ${part}: ${recallText(recall)}`);
};
const printSentences = (title: string, some: readonly Sentence[]) => {
  for (const { text, danger, kind } of some) console.log(`  ${title} (${danger}, ${kind}): ${text}`);
};

for (const language of LANGUAGES) {
  if (!hasSet(name, language)) {
    console.log(`${name}, ${language}: there is no set yet`);
    continue;
  }
  const figures = figuresOf(readSet(name, language), read);
  console.log(
    `${name}, ${language}: recall ${recallText(figures.recall)}, precision ${percent(figures.precision)}`,
  );
  printParts(figures.byDanger);
  printParts(figures.byKind);
  if (name === 'held-out') continue;
  printSentences('missed', figures.missed);
  printSentences(`wrongly found`, figures.wronglyFound);
}
