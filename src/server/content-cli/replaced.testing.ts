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
export function readReplaced(path: string, text: string): readonly Piece[] {
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
