// A tag that is misspelt, or a file that was renamed, would silently put a journey into another run than it was meant for.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const top = join(import.meta.dirname, '..');
const journeys = readdirSync(join(top, 'e2e'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.spec.ts'),
);
const runs = readFileSync(join(top, 'e2e', 'runs.ts'), 'utf8');

test('every tag of a journey is one that a run knows', () => {
  const lines = journeys.flatMap((file) => readFileSync(join(top, 'e2e', file), 'utf8').split('\n'));
  const tags = lines
    .filter((line) => /\btag:/.test(line))
    .flatMap((line) => [...line.matchAll(/'(@\w+)'/g)].map(([, tag]) => tag));
  expect(tags.length).toBeGreaterThan(50);
  const known = [...runs.matchAll(/\/ (@\w+)\(/g)].map(([, tag]) => tag);
  expect(known).toEqual(expect.arrayContaining([...new Set(tags)]));
});

test('every file that a run lists exists', () => {
  const lists = [...runs.matchAll(/^const [A-Z_]+ = \[([^\]]*)\];$/gm)].map(([, list = '']) => list);
  expect(lists.length).toBeGreaterThan(4);
  const listed = lists.flatMap((list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name));
  const files = journeys.map((file) => basename(file, '.spec.ts'));
  expect(files).toEqual(expect.arrayContaining([...new Set(listed)]));
});
