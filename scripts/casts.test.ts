import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);

/** Counts type assertions in the product: `as`, except `as const`. Tests and their support may use them. */
const CEILING = 63;
const SUPPORT = /\.test\.tsx?$|\.d\.m?ts$|^server\/(testing|process)\//;

function castsIn(file: string): number {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, src), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const count = (node: ts.Node): number => {
    let found = ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) ? 1 : 0;
    ts.forEachChild(node, (child) => {
      found += count(child);
    });
    return found;
  };
  return count(source);
}

test(`the sources assert no more than ${CEILING} types; each that goes takes the ceiling along`, () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !SUPPORT.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.reduce((sum, file) => sum + castsIn(file), 0)).toBeLessThanOrEqual(CEILING);
});
