// npm run safety:measure [-- --held-out]: prints how many posts in which somebody is in danger the reader finds that learned from
// `bench/danger/train.*.yaml`, and why it missed some posts or wrongly found others. With --held-out it measures the sets kept for
// that, and prints no sentences: whoever read one would add one like it.
import { parseArgs } from 'node:util';
import { dangerReader, reasonsOf } from '#domain/community/danger/reader.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { readDangerModel } from '#features/forum/server/danger-model.ts';
import { figuresOf, hasSet, printFigures, readSet, type Sentence } from './safety-figures.ts';

const REASONS = 6;

const { values: options } = parseArgs({ options: { 'held-out': { type: 'boolean' } } });
const name = options['held-out'] ? 'held-out' : 'tune';
const model = readDangerModel();
const read = dangerReader(model);

const isSign = ({ text }: Sentence) => read(text).length > 0;

const printSentences = (title: string, some: readonly Sentence[]) => {
  for (const { text, danger, kind } of some) {
    const { above, most } = reasonsOf(text, model, REASONS);
    const reasons = most.map((reason) => `${reason.name} ${reason.weight.toFixed(1)}`).join(', ');
    console.log(`  ${title} (${danger}, ${kind}) by ${above.toFixed(1)}: ${text}\n    ${reasons}`);
  }
};

for (const language of LANGUAGES) {
  if (!hasSet(name, language)) {
    console.log(`${name}, ${language}: there is no set yet`);
    continue;
  }
  const figures = figuresOf(readSet(name, language), isSign);
  printFigures(`${name}, ${language}`, figures);
  const everyday = figuresOf(readSet('everyday', language), isSign);
  printFigures(`everyday, ${language}`, everyday);
  if (name === 'held-out') continue;
  printSentences('missed', figures.missed);
  printSentences('wrongly found', [...figures.wronglyFound, ...everyday.wronglyFound]);
}
