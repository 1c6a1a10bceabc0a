import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFingerprint } from './fingerprint.ts';

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const fingerprint = () => folderFingerprint(folder, /^rendered\//);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'houvast-fingerprint-'));
  mkdirSync(join(folder, 'tips'));
  mkdirSync(join(folder, 'rendered'));
  write('tips/alcohol.yaml', 'tips: []');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file rewritten with the same content does not change it', () => {
  const before = fingerprint();
  write('tips/alcohol.yaml', 'tips: []');
  expect(fingerprint()).toBe(before);
});

test.each([
  ['another word', () => write('tips/alcohol.yaml', 'tips: {}')],
  ['a file more', () => write('tips/tobacco.yaml', '')],
  ['a file less', () => rmSync(join(folder, 'tips/alcohol.yaml'))],
  ['another name', () => renameSync(join(folder, 'tips/alcohol.yaml'), join(folder, 'tips/cannabis.yaml'))],
])('%s changes it', (_, change) => {
  const before = fingerprint();
  change();
  expect(fingerprint()).not.toBe(before);
});

test('a file that is left out does not change it', () => {
  const before = fingerprint();
  write('rendered/alcohol.nl.md', 'A sentence.');
  expect(fingerprint()).toBe(before);
});
