import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '#domain/kit/language.ts';

/** The parts of the catalogue that a buddy reads. */
const PAGES = ['accept', 'refuse', 'unsubscribe', 'cheer'];
const LETTERS = ['buddy_invite', 'buddy_update'];

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const { outside } = parse(read('../../../../content/mails.yaml')) as { outside: Record<string, object> };

function textsIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];
}

// Of who gave no name it says "Iemand die je kent", with the capital of a name.
test('buddies read the name of who asked them only at the beginning of a sentence', () => {
  const pages = LANGUAGES.map(
    (language) => JSON.parse(read(`../text.${language}.json`)) as Record<string, object>,
  );
  const texts = [
    ...pages.flatMap((page) => PAGES.map((part) => page[part])),
    ...LETTERS.map((kind) => outside[kind]),
  ];
  const named = texts.flatMap(textsIn).filter((text) => text.includes('{{name}}'));
  expect(named.length).toBeGreaterThan(20);
  for (const text of named) expect(text).not.toMatch(/(?<!^|[.?!]\s|\n)\{\{name\}\}/);
});
