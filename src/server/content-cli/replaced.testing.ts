import { changedText, mistakesIn } from '#platform/content/mistakes.testing.ts';
import { contentText } from '#platform/content/reader.ts';
import { type Piece, readPieces } from '#platform/content/source.ts';
import { SLICES } from '../slices.ts';

const readers = SLICES.flatMap(({ pieces = [] }) => pieces).map((read) => {
  const files = new Set<string>();
  const noted = (path: string) => {
    files.add(path);
    return contentText(path);
  };
  const pieces = read(noted, () => undefined);
  return { read, files, pieces };
});

/** The pieces of the slices that read a file of `content/`, as if it had another text; throws `WrongContent` like every reading. */
function readReplaced(path: string, text: string): readonly Piece[] {
  const concerned = readers.filter(({ files }) => files.has(path)).map(({ read }) => read);
  return readPieces(concerned, (asked) => (asked === path ? text : contentText(asked)));
}

/** All pieces, as if a file of `content/` had another text. */
export function readAllReplaced(path: string, text: string): readonly Piece[] {
  return [
    ...readers.flatMap(({ files, pieces }) => (files.has(path) ? [] : pieces)),
    ...readReplaced(path, text),
  ];
}

/** The errors reported after replacing a text in one file, and the line on which the replaced text begins. */
export function change(path: string, from: string, to: string): { told: string[]; line: number } {
  const { text, line } = changedText(path, from, to);
  return { told: mistakesIn(() => readReplaced(path, text)), line };
}

/** The beginning of a file with one page, up to its paragraphs. */
export const PAGE = 'pages: [{id: a, type: basic_page, title: {nl: "A", en: "A"}, paragraphs: [';
