import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentPath, WrongContent } from '#platform/content/reader.ts';
import { failInWords } from '../start-failure.ts';

// npm run content:check: reads and checks all content and compares the finished sentences with those last reviewed.
// --write updates them; --release also lists what somebody has to check before people may rely on it.

function readRendered(path: string): string | null {
  return existsSync(contentPath(path)) ? readFileSync(contentPath(path), 'utf8') : null;
}

/** The problems, one per line. */
async function check(write: boolean): Promise<string[]> {
  // Loading the slices reads the files that are used as they are, so that errors in them are reported like all others.
  const { renderedFiles } = await import('./rendered.ts');
  const changed = [...renderedFiles()].filter(([path, text]) => readRendered(path) !== text);
  if (!write) return changed.map(([path]) => `content/${path} does not say what the files say now`);
  mkdirSync(contentPath('rendered'), { recursive: true });
  for (const [path, text] of changed) writeFileSync(contentPath(path), text);
  process.stdout.write(`${changed.length} files renewed. Read the difference: git diff content/rendered\n`);
  return [];
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}

failInWords();
// A misspelt option must not pass for a check that was done.
const { values } = parseArgs({ options: { write: { type: 'boolean' }, release: { type: 'boolean' } } });

try {
  const stale = await check(values.write ?? false);
  if (stale.length > 0) refuse([...stale, 'Renew them with: npm run content:check -- --write']);
  if (values.release) {
    const { beforeRelease } = await import('./before-release.ts');
    refuse(beforeRelease());
  }
} catch (error) {
  if (!(error instanceof WrongContent)) throw error;
  refuse([error.message]);
}
