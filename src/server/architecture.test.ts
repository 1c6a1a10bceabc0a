import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');
const named = [...text.matchAll(/`((?:src|e2e|bench|scripts|docs)\/[\w/-]*\/?)`/g)].map(
  ([, path = '']) => path,
);

/** Folders that a reader has to be able to find on the map: two levels under src, and the kinds of kits. */
function folders(): string[] {
  const below = (path: string) =>
    readdirSync(root + path)
      .filter((name) => statSync(`${root}${path}${name}`).isDirectory())
      .map((name) => `${path}${name}/`);
  const first = below('src/');
  return [...first, ...first.flatMap(below)];
}

test('every folder on the map exists', () => {
  expect(named.length).toBeGreaterThan(20);
  for (const path of named) expect(existsSync(root + path), path).toBe(true);
});

test('every folder is on the map', () => {
  for (const folder of folders()) expect(named, folder).toContain(folder);
});

test('the map fits on what a reader will read', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(300);
});
