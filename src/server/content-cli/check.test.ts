import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPath } from '#platform/content/reader.ts';

const ROOT = join(contentPath(''), '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'houvast-content-'));
  for (const name of ['src', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check prints where one of the files has another text. */
function checkWith(path: string, from: string, to: string) {
  const file = join(folder, 'content', path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  const kept = ['--preserve-symlinks', '--preserve-symlinks-main'];
  const command = join(folder, 'src/server/content-cli/check.ts');
  const { status, stderr } = spawnSync(process.execPath, [...kept, command], { encoding: 'utf8' });
  writeFileSync(file, text);
  return { status, stderr };
}

test.each([
  [
    'a gap in a mail',
    ['mails.yaml', 'Bevestig je e-mailadres', '"Dag [naam]"'],
    'mails.validate_email.subject.nl: [naam] has to be filled in',
  ],
  [
    'a word that shames on a card of nurses',
    ['poh/cards.yaml', '– Motivatie', '– Een junk'],
    'cards.0.title: the word "junk" shames people',
  ],
  ['a quote too few', ['crisis-phrases.yaml', '"zelf moord*"', '"zelf moord*'], 'is not YAML: '],
] as const)('content:check tells %s in one line with its place', (_, [path, from, to], told) => {
  const { status, stderr } = checkWith(path, from, to);
  expect(stderr).toMatch(new RegExp(`^content/${path}:\\d+ [^\n]+\n$`));
  expect(stderr).toContain(told);
  expect(status).toBe(1);
});

test.each([
  ['check.ts', ['--relase'], /^It failed: Unknown option '--relase'/],
  ['publish.ts', [], /^Use: npm run content:publish/],
  ['publish.ts', ['--withdraw'], /^Use: /],
  ['publish.ts', ['crisis-alert/holidays', '--withdraw'], /^Use: /],
])('%s with %j does nothing and says so', (command, order, told) => {
  const file = join(ROOT, 'src/server/content-cli', command);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...order], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(told);
});
