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

/** What the oldest browsers lack and the program does not bring, as it is written. */
const missing = Object.entries(LACKING).flatMap(([where, names]) =>
  names
    .filter((name) => !sources.get(ADDED)?.includes(`  ${name}`))
    .map((name) => (where.endsWith('.prototype') ? `.${name}(` : `${where}.${name}`)),
);

test('what runs in a browser does without what the oldest of them lack', () => {
  expect(sources.size).toBeGreaterThan(500);
  const used = [...sources].flatMap(([file, text]) =>
    missing.filter((name) => text.includes(name)).map((name) => `${name} in ${file}`),
  );
  expect(used).toEqual([]);
});

test.each(['web/entry-client.tsx', 'backoffice/entry.tsx'])('%s begins with what they lack', (file) => {
  expect(sources.get(file)).toMatch(/^import '#ui\/newer-methods\.ts';/);
});
