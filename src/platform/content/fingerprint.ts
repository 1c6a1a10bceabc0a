import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentPath } from './reader.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Read by people alone. */
const RENDERED = /^rendered\//;
/** What runs in browsers and in tests alone shapes no content. */
const ELSEWHERE = /^(web|ui)\/|^features\/[^/]+\/web\/|\.test\.tsx?$/;

/** The same as long as loading would bring the same: it stands for the files of `content/` and the program that reads them. */
export function contentFingerprint(): string {
  const program = process.env['HOUVAST_PROGRAM'] ?? programFingerprint();
  return hashOf(program, folderFingerprint(contentPath(''), RENDERED));
}

/** Stands for the sources of the program. A bundle has its own built in as HOUVAST_PROGRAM: they may have changed since. */
export function programFingerprint(): string {
  const packages = readFileSync(join(root, 'package-lock.json'));
  return hashOf(packages, folderFingerprint(join(root, 'src'), ELSEWHERE));
}

/** Stands for the files in a folder and below it, by their paths in it, without those that a pattern names. */
export function folderFingerprint(folder: string, without: RegExp): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !without.test(path))
    .toSorted();
  return hashOf(...files.map((path) => `${path} ${hashOf(readFileSync(join(folder, path)))}\n`));
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
