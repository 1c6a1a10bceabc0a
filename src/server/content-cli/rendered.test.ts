import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '#domain/content/content-resolve.ts';
import { contentPath } from '#platform/content/reader.ts';
import { PIECES } from './pieces.testing.ts';
import { renderedFiles } from './rendered.ts';

const rendered = renderedFiles();

test.each([...rendered.keys()])(
  '%s is up to date with the files (npm run content:check -- --write)',
  (path) => {
    expect(existsSync(contentPath(path)), path).toBe(true);
    expect(readFileSync(contentPath(path), 'utf8')).toBe(rendered.get(path));
  },
);

test('no text promises that answers can be read again, which an installation may not show', () => {
  for (const [path, text] of rendered) {
    expect(text, path).not.toMatch(
      /antwoorden[^.]* terug|lees[^.]* nog eens terug|\breread\b|read and change/i,
    );
  }
});

test('there is a file for every site and language, two for pages, and nothing else', () => {
  expect(rendered.size).toBe(13 + 2);
  const there = readdirSync(contentPath('rendered')).map((file) => `rendered/${file}`);
  expect(there.toSorted()).toEqual([...rendered.keys()].toSorted());
});

test('every sentence that is not of a programme is in those of the pages', () => {
  const shown = PIECES.filter(({ id }) => !/^\w+\/(program$|phase\/|exercise\/|tip\/)/.test(id));
  expect(new Set(shown.map(({ kind }) => kind.name)).size).toBeGreaterThan(6);
  for (const { text, language } of textsOf(shown.map(({ content }) => content))) {
    const [line = ''] = text.trim().split('\n');
    expect(rendered.get(`rendered/pages.${language}.md`)).toContain(line);
  }
});
