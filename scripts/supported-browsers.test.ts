import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IN_BROWSERS, LACKING } from '../e2e/kit/oldest-browser.ts';

const src = new URL('../src/', import.meta.url);
const ADDED = 'ui/newer-methods.ts';

const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => IN_BROWSERS.test(file) && /\.(tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, src), 'utf8')]),
);

/** Whether a file is no part of the program, and so runs without the methods that the program adds. */
const isAlone = (file: string) => file.endsWith('.js');

/** The methods that the program adds, named as in the list of those that are lacking. */
function addedNames(text = ''): ReadonlySet<string> {
  const lists = [...text.matchAll(/^add\(([\w.]+), (\w+)\);$/gm)];
  return new Set(
    lists.flatMap(([, where, list]) => {
      const [, after = ''] = text.split(`const ${list} = {\n`);
      const [methods = ''] = after.split('\n};');
      return [...methods.matchAll(/^ {2}(\w+)[(<]/gm)].map(([, name]) => `${where}.${name}`);
    }),
  );
}
const added = addedNames(sources.get(ADDED));

/** What gives an iterator: a list has methods of those names as well. */
const ITERATOR = String.raw`(?<!Object)\.(?:entries|keys|matchAll|values)\([^()]*\)\s*`;

/** How the use of a name is written. */
function written(where: string, name: string): RegExp {
  if (where === 'globalThis') return new RegExp(String.raw`\b${name}\b`);
  if (where === 'Iterator.prototype') return new RegExp(String.raw`${ITERATOR}\.${name}\(`);
  if (where.endsWith('.prototype')) return new RegExp(String.raw`(?<!\bz)\.${name}\(`);
  return new RegExp(String.raw`\b${where}\.${name}\b`);
}

const lacking = Object.entries(LACKING).flatMap(([where, names]) =>
  names.map((name) => ({ name, use: written(where, name), isAdded: added.has(`${where}.${name}`) })),
);

test('what runs in a browser does without what the oldest of them lack', () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(added.size).toBe(6);
  const used = [...sources].flatMap(([file, text]) =>
    lacking
      .filter(({ use, isAdded }) => use.test(text) && (isAlone(file) || !isAdded))
      .map(({ name }) => `${name} in ${file}`),
  );
  expect(used).toEqual([]);
});

test.each([
  ['const ids = [...new Map().keys()].map(String)', []],
  ['Object.values(rows).map(String)', []],
  ['rows.values().map(String)', ['map']],
  ['for (const [word] of text.matchAll(/a/g).take(2)) say(word);', ['take']],
  ['requestIdleCallback(look)', ['requestIdleCallback']],
  ['window.scheduler?.yield()', ['scheduler']],
  ['one.union(other)', ['union']],
  ['z.union([one, other])', []],
  ['URL.parse(address)', ['parse']],
  ['JSON.parse(text)', []],
])('%s uses %j of it', (text, names) => {
  expect(lacking.filter(({ use }) => use.test(text)).map(({ name }) => name)).toEqual(names);
});

test('no time of day is asked for with `hour12`, after which older Chrome writes 0:14 pm', () => {
  const asking = [...sources].filter(([, text]) => /\bhour12:/.test(text));
  expect(asking.map(([file]) => file)).toEqual([]);
});

test.each(['web/entry-client.tsx', 'backoffice/entry.tsx'])('%s begins with what they lack', (file) => {
  expect(sources.get(file)).toMatch(/^import '#ui\/newer-methods\.ts';/);
});
