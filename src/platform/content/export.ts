import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { namedTexts, partAt, textsOf, withTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import type { findTextsById } from './queries.ts';
import type { FilePlace, Piece, Source } from './source.ts';

type Stored = Awaited<ReturnType<typeof findTextsById>>;

/**
 * The files that differ from the database, by path, with the texts of the database in them. Files without a difference
 * are left out, and comments are kept.
 */
export function exportedFiles(
  pieces: readonly Piece[],
  stored: Stored,
  source: Source,
): ReadonlyMap<string, string> {
  const files = new Map<string, Document>();
  const open = (path: string) => {
    const opened = files.get(path) ?? parseDocument(source(path));
    files.set(path, opened);
    return opened;
  };
  for (const piece of pieces) {
    const edited = withTexts(piece.content, stored.get(piece.id) ?? {});
    for (const { path, text } of textsOf(edited)) {
      if (partAt(piece.content, path) === text) continue;
      const { file, place, from } = piece.home(path);
      const document = open(file);
      document.setIn(resolved(document, place), document.createNode(partAt(edited, from)));
    }
  }
  const written = [...files].map(
    ([path, document]) => [path, document.toString({ lineWidth: 0, flowCollectionPadding: true })] as const,
  );
  return new Map(written);
}

/** Pieces whose files differ from the database, and which an export would update. */
export function differences(pieces: readonly Piece[], stored: Stored): string[] {
  return pieces
    .filter(({ id, content }) => {
      const edited = withTexts(content, stored.get(id) ?? {});
      return LANGUAGES.some((language) => {
        const [inFile, inDatabase] = [namedTexts(content, language), namedTexts(edited, language)];
        return Object.keys(inFile).some((name) => inFile[name] !== inDatabase[name]);
      });
    })
    .map(({ id }) => id);
}

/** A path with the position of each member that is named by its key; a missing one is added. */
function resolved(document: Document, place: FilePlace): (string | number)[] {
  const path: (string | number)[] = [];
  for (const step of place) {
    if (typeof step !== 'object') {
      path.push(step);
      continue;
    }
    const list: unknown = document.getIn(path, true);
    const members = isSeq(list) ? list.items : [];
    const found = members.findIndex((member) => isMap(member) && member.get('key') === step.key);
    path.push(found < 0 ? members.length : found);
    if (found < 0) document.setIn([...path, 'key'], step.key);
  }
  return path;
}
