import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');
const named = [...text.matchAll(/`((?:src|e2e|bench|scripts|docs)\/[\w/-]*\/?)`/g)].map(
  ([, path = '']) => path,
);

/** Folders that the map must mention: two levels under src, and each kind of kit. */
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

test('the map is short enough to be read', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(300);
});

/** Files of these folders, or of all, as git lists them. */
function filesIn(...under: string[]): string[] {
  const wanted = ['--cached', '--others', '--exclude-standard', '--', ...under];
  const listed = execFileSync('git', ['ls-files', ...wanted], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(root + file));
}

/** Files of the product and its tooling. */
const ourFiles = () => filesIn('src', 'bench', 'e2e', 'scripts');

test('every source that the map or a guide names exists', () => {
  const files = filesIn();
  const gone = files
    .filter((file) => /^([A-Z]+|docs\/.*)\.md$/.test(file))
    .flatMap((page) => {
      const said = readFileSync(root + page, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|yaml))`/g);
      return [...said]
        .filter(([, name = '']) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map(([, name]) => `${page}: ${name}`);
    });
  expect(gone).toEqual([]);
});

test('every section of the API contract that a source cites exists', () => {
  const contract = readFileSync(`${root}docs/api-contract.md`, 'utf8');
  const sections = new Set([...contract.matchAll(/^### ([\d.]+[a-z]?) /gm)].map(([, section]) => section));
  const cited = filesIn('src').flatMap((file) => {
    const citations = readFileSync(root + file, 'utf8').matchAll(
      /api-contract ((?:(?:, )?[1-9][\d.]*\d[a-z]?)+)/g,
    );
    return [...citations].flatMap(([, list = '']) => list.split(', ').map((section) => ({ file, section })));
  });
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});

test('no folder holds more files than a reader can take in', () => {
  const sizes = new Map<string, number>();
  // Migrations stay for ever, and are read one at a time.
  for (const file of ourFiles().filter((name) => !name.startsWith('src/db/migrations/'))) {
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  expect(sizes.size).toBeGreaterThan(50);
  expect([...sizes].filter(([, size]) => size > 40)).toEqual([]);
});

test('no file is longer than a reader can keep in mind', () => {
  const lines = (file: string) => readFileSync(root + file, 'utf8').split('\n').length - 1;
  const written = filesIn().filter((file) => /\.(tsx?|m?js|css)$/.test(file));
  expect(written.length).toBeGreaterThan(500);
  expect(written.filter((file) => lines(file) > 250)).toEqual([]);
});
