import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { IN_BROWSERS } from '../e2e/kit/oldest-browser.ts';

// Its build in JavaScript: it needs neither Java nor the binaries that recheck can use as well.
process.env['RECHECK_BACKEND'] = 'pure';

/** Checking one of these takes a fifth of a second to several, and nobody changed them since: with FULL=1 they are checked as well. */
const KNOWN_AS_SAFE: readonly string[] = [
  String.raw`/<a href="([^"<>]*)"[^<>]*>((?:[^<]|<\/?(?:strong|em)>)*)<\/a>/g`,
  String.raw`/(^|; )cookie_consent=[^;]*preferences/`,
  String.raw`/^Expo(nent)?PushToken\[[\w.:-]{1,200}\]$/`,
  String.raw`/"(now|dataUpdatedAt|dehydratedAt)":("[^"]*"|\d+)/g`,
  String.raw`/^(web|ui)\/|^features\/[^/]+\/web\/|\.test\.tsx?$/`,
  String.raw`/^[\u0020-\u007e]{16,255}$/`,
  String.raw`/^[\u0020-\u007e]{1,255}$/`,
  String.raw`/<link rel="modulepreload"[^<>]*>/g`,
  String.raw`/^[A-Za-z_$][\w$.<>]{0,79}$/`,
  String.raw`/^[\w-][\w./-]{0,149}$/`,
  String.raw`/(?:^|[^\d.,])(06(?:[ ./()-]{0,3}\d){8}|\+31(?: ?\(0\))?(?:[ ./()-]{0,3}\d){9}|\+\d(?:[ ./()-]{0,3}\d){8,14})/g`,
  String.raw`/(?:^|[^\d.,])(0031(?:[ .-]?\(?\d\)?){9}|00\d\d(?:[ .-]?\(?\d\)?){7,13}|0(?![89]00)(?:[ .-]?\(?\d\)?){7,9})/g`,
  String.raw`/\b((?:instagram|insta|snapchat|snap|tiktok|telegram|discord|facebook|whatsapp)(?: is| naam| name)? ?[:=] ?\S{3,})/gi`,
  String.raw`/\b((?:mijn|my) (?:instagram|insta|snapchat|snap|tiktok|telegram|discord)(?: ?naam| name)? (?:is|heet) \S{3,})/gi`,
  String.raw`/^[\w-]+(?:\.[\w-]+)+(?<!\.(?:br|gz))(?:\?|$)/`,
  String.raw`/^\p{Lu}.*(?:straat|laan|weg|plein|kade|gracht|singel|dijk|hof|steeg|dreef|pad)$/u`,
  String.raw`/(?:^|[^\p{L}\d.])(@[a-z\d_.]{3,})/giu`,
  String.raw`/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/`,
  String.raw`/^([A-Z][A-Za-z]{1,63})\/[A-Za-z0-9\-.]{1,64}$/`,
  String.raw`/^\w{2,40}$/`,
  String.raw`/:(\w+)/g`,
  String.raw`/^[\w-]{87}=?$/`,
  String.raw`/(?<=data-time-zone=")[^"]*/`,
  String.raw`/^((\d{1,9})\.(\d{1,12})\.([01])\.[\w-]{22})\.([\w-]{43})$/`,
  String.raw`/^\p{L}{3}.*(?:straat|laan|gracht|singel)$/u`,
];
const left: readonly string[] = process.env['FULL'] === '1' ? [] : KNOWN_AS_SAFE;

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

const written = files.map((file) => ({ file, ...expressionsIn(file) }));

test('every regular expression takes time in proportion to its text', () => {
  const literals = new Map<string, string[]>();
  for (const { file, literals: own } of written) {
    for (const literal of own) literals.set(literal, [...(literals.get(literal) ?? []), file]);
  }
  expect(literals.size).toBeGreaterThan(100);
  expect([...literals.keys()]).toEqual(expect.arrayContaining([...KNOWN_AS_SAFE]));
  const flaws = [...literals].flatMap(([literal, at]) => {
    const flaw = left.includes(literal) ? null : flawOf(literal);
    return flaw === null ? [] : [`${literal} in ${at.join(', ')}: ${flaw}`];
  });
  expect(flaws).toEqual([]);
});

test('the check finds expressions that do not', () => {
  expect(flawOf(String.raw`/^(a|a)*$/`)).toContain('exponential');
  expect(flawOf(String.raw`/\s+$/`)).toContain('2nd degree polynomial');
  expect(flawOf('/^a+$/')).toBeNull();
});

test('the oldest browsers can read every expression that runs there', () => {
  // Looking behind and the flag `v` (docs/decisions/0080): an error that ends the whole file.
  const unreadable = /\(\?<[=!]|\/[a-z]*v[a-z]*$/;
  const found = written.filter(({ file }) => IN_BROWSERS.test(file)).flatMap(({ literals }) => literals);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((literal) => unreadable.test(literal))).toEqual([]);
});

test('no expression is put together from text, where nobody could check it', () => {
  expect(written.flatMap(({ made }) => made)).toEqual([]);
});
