import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentPath } from './reader.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files for people to read, which are never loaded. */
const RENDERED = /^rendered\//;
/** Code for browsers and tests does not affect content. */
const ELSEWHERE = /^(web|ui)\/|^features\/[^/]+\/web\/|\.test\.tsx?$/;

/**
 * A fingerprint of the files of `content/` and of the program that reads them; it changes whenever loading could have a different
 * result.
 */
export function contentFingerprint(): string {
  const program = process.env['HOUVAST_PROGRAM'] ?? programFingerprint();
  return hashOf(program, folderFingerprint(contentPath(''), RENDERED));
}

/**
 * The fingerprint of the program's sources. A bundle has its own built in as HOUVAST_PROGRAM: the sources may have
 * changed since.
 */
export function programFingerprint(): string {
  const packages = readFileSync(join(root, 'package-lock.json'));
  return hashOf(packages, folderFingerprint(join(root, 'src'), ELSEWHERE));
}

/**
 * The fingerprint of the files in a folder and below it, by their relative paths, without those that match a pattern.
 */
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
