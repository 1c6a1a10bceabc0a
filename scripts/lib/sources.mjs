// The inputs of a build, and whether they have changed since.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './run.mjs';

/** What a build is made from: any part of a configuration may be imported by another. */
const BUILT_FROM = [
  'src',
  ...readdirSync(root).filter((name) => name.endsWith('.config.ts')),
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A hash of the paths and contents of what a build is made from: all but tests, and what matches the pattern. */
export function sourceHash(without) {
  const hash = createHash('sha256');
  for (const file of BUILT_FROM.flatMap((name) => filesUnder(join(root, name)))) {
    const path = relative(root, file).split(sep).join('/');
    if (/\.test\.tsx?$/.test(path) || without.test(path)) continue;
    const content = readFileSync(file);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return `${hash.digest('hex')}\n`;
}

export function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

export function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
