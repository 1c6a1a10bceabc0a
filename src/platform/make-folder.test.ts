import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder is made with those it is in, and again without harm', () => {
  const parent = mkdtempSync(join(tmpdir(), 'houvast-folder-'));
  try {
    const folder = join(parent, 'one', 'two');
    makeFolder(folder);
    makeFolder(folder);
    expect(existsSync(folder)).toBe(true);
  } finally {
    rmSync(parent, { recursive: true });
  }
});

test('one that cannot be made is named, also where Node would try for ever', () => {
  expect(() => makeFolder('/proc/houvast')).toThrow(/, mkdir '\/proc/);
});
