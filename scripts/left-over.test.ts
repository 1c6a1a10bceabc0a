import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const read = (file: string) => readFileSync(new URL(file, src), 'utf8');
const codeFiles = files.filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.(test|testing)\./.test(file));
const code = codeFiles.map(read).join('\n');

/** A value in a template. */
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** Every key of a catalogue, nested ones joined by dots, without the endings of plurals. */
function keysOf(catalogue: object, path = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysOf(value as object, `${path}${key}.`)
      : [path + key.replace(/_(zero|one|other)$/, '')],
  );
}

test('no text is left over', () => {
  const written = new Set([...code.matchAll(/['"](?:[\w-]+:)?([\w.-]+)['"]/g)].map(([, key]) => key));
  const templates = [...code.matchAll(/`(?:[\w-]+:)?((?:[\w.]|\$\{(?:[^`{}]|\{[^`{}]*\})*\})+)`/g)].map(
    ([, key = '']) => ({
      // One that begins with a value makes the keys of the groups that the code names.
      groups: key.startsWith('$') ? written : null,
      keys: new RegExp(`^${key.replaceAll(VALUE, '+').replaceAll('.', '\\.').replaceAll('+', '.+')}$`),
      isOfKeys: /^\w+\.|\}\.\w/.test(key),
    }),
  );
  function isRead(key: string): boolean {
    const [first, ...rest] = key.split('.');
    const lists = rest.map((_, index) => [first, ...rest.slice(0, index + 1)].join('.'));
    return (
      [...lists, key].some((list) => written.has(list)) ||
      templates.some(
        ({ groups, keys, isOfKeys }) => isOfKeys && keys.test(key) && (groups?.has(first) ?? true),
      )
    );
  }
  const catalogues = files.filter((file) => file.endsWith('text.nl.json'));
  expect(catalogues.length).toBeGreaterThan(30);
  const unread = catalogues.flatMap((file) => {
    const keys = keysOf(JSON.parse(read(file)) as object);
    return keys.filter((key) => !isRead(key)).map((key) => `${file} ${key}`);
  });
  expect(unread).toEqual([]);
});

test('no token is left over', () => {
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('\n');
  const tokens = new Set([...css.matchAll(/(--hv-[\w-]+):/g)].map(([, token = '']) => token));
  const used = new Set(
    [...`${css}${code}`.matchAll(/(?:var\(|['"`])(--hv-[\w-]+)/g)].map(([, token]) => token),
  );
  expect(tokens.size).toBeGreaterThan(100);
  expect([...tokens].filter((token) => !used.has(token))).toEqual([]);
});
