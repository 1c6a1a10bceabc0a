import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Its build in JavaScript: it needs neither Java nor the binaries that recheck can use as well.
process.env['RECHECK_BACKEND'] = 'pure';

const src = new URL('../src/', import.meta.url);
const SUPPORT = /\.test\.tsx?$|\.testing\.tsx?$|\.d\.m?ts$|^server\/(testing|process)\//;

/** The regular expressions written in a file, and the places where one is put together while the program runs. */
function expressionsIn(file: string): { literals: string[]; made: string[] } {
  const text = readFileSync(new URL(file, src), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = { literals: [] as string[], made: [] as string[] };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.literals.push(node.text);
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText(source) === 'RegExp') found.made.push(file);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|m?js)$/.test(file) && !SUPPORT.test(file));

/** What is wrong with an expression, or null if it takes time in proportion to its text. */
function flawOf(literal: string): string | null {
  const end = literal.lastIndexOf('/');
  const found = checkSync(literal.slice(1, end), literal.slice(end + 1), {
    timeout: 60_000,
    randomSeed: 7,
  });
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.summary : 'undecided';
}

test('every regular expression takes time in proportion to its text', () => {
  const literals = new Map<string, string[]>();
  for (const file of files) {
    for (const literal of expressionsIn(file).literals) {
      literals.set(literal, [...(literals.get(literal) ?? []), file]);
    }
  }
  expect(literals.size).toBeGreaterThan(100);
  const flaws = [...literals].flatMap(([literal, at]) => {
    const flaw = flawOf(literal);
    return flaw === null ? [] : [`${literal} in ${at.join(', ')}: ${flaw}`];
  });
  expect(flaws).toEqual([]);
});

test('the check finds expressions that do not', () => {
  expect(flawOf(String.raw`/^(a|a)*$/`)).toContain('exponential');
  expect(flawOf(String.raw`/\s+$/`)).toContain('2nd degree polynomial');
  expect(flawOf('/^a+$/')).toBeNull();
});

test('no expression is put together from text, where nobody could check it', () => {
  expect(files.flatMap((file) => expressionsIn(file).made)).toEqual([]);
});
