import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '#domain/kit/thrown.ts';

/**
 * Makes a folder, and those it is in. Node's own `recursive` never ends where a folder says that it has no place for another, as
 * /proc does: it makes the one above it again and again.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
