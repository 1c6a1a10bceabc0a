import { namedTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { loadContent } from '#features/programme/server/authoring/load.ts';
import { renderContent } from '#features/programme/server/authoring/render.ts';
import type { Piece } from '#platform/content/source.ts';
import { readAllPieces } from './kinds.ts';

/** Kinds in the rendered file of their site. */
const OF_A_SITE: ReadonlySet<string> = new Set(['program', 'phase', 'exercise', 'tip']);

/** Every finished sentence of the content as Markdown, by its path under `content/`. */
export function renderedFiles(): ReadonlyMap<string, string> {
  const pieces = readAllPieces().filter(({ kind }) => !OF_A_SITE.has(kind.name));
  const pages = LANGUAGES.map(
    (language) => [`rendered/pages.${language}.md`, renderPieces(pieces, language)] as const,
  );
  return new Map([...renderContent(loadContent()), ...pages]);
}

function renderPieces(pieces: readonly Piece[], language: Language): string {
  const blocks = pieces.flatMap(({ id, content }) => [
    `## ${id}`,
    Object.entries(namedTexts(content, language))
      .map(([name, text]) => `- \`${name}\` ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}`)
      .join('\n'),
  ]);
  const head =
    'Made by `npm run content:check -- --write` from the files in content/. Change those, not this.';
  return `${[`# Pages, and all other content that is not of one programme (${language})`, head, ...blocks].join('\n\n')}\n`;
}
