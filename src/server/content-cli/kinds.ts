import type { Connection } from '#db/connection.ts';
import { differences, exportedFiles } from '#platform/content/export.ts';
import { contentFingerprint } from '#platform/content/fingerprint.ts';
import type { ContentKind } from '#platform/content/kind.ts';
import { type LoadReport, loadPieces } from '#platform/content/load.ts';
import { findLoaded, findTextsById } from '#platform/content/queries.ts';
import { contentText, WrongContent } from '#platform/content/reader.ts';
import { type Piece, type ReadPieces, readPieces, type Source } from '#platform/content/source.ts';
import { SLICES } from '../slices.ts';

/** Every kind of content. */
export const CONTENT_KINDS: readonly ContentKind[] = SLICES.flatMap(({ contentKinds = [] }) => contentKinds);

/** All content files that are loaded into the database. */
const READERS: readonly ReadPieces[] = SLICES.flatMap(({ pieces = [] }) => pieces);

/** Files that are never in the database: a change of theirs is shown by a node that starts after it. */
export const READ_AT_START = [
  'buddies.yaml',
  'crisis-phrases.yaml',
  'mails.yaml',
  'poh/cards.yaml',
  'push.yaml',
] as const;

/** All content in the files; throws `WrongContent` with file, line and id of every error. */
export function readAllPieces(source: Source = contentText): readonly Piece[] {
  return readPieces(READERS, source);
}

/** Loads the content of the files into the database; writes nothing if a file has an error. */
export async function loadAllContent(
  { patientDb }: Pick<Connection, 'patientDb'>,
  now: Date,
  force: ReadonlySet<string> = new Set(),
): Promise<LoadReport> {
  // Taken first: a file that changes between the two is read at the next start.
  const fingerprint = contentFingerprint();
  return loadPieces(patientDb, readAllPieces(), { now, force, fingerprint });
}

/** The same, but only if a file may have changed since the last load; otherwise the files are not even read. */
export async function loadChangedContent(
  connection: Pick<Connection, 'patientDb'>,
  now: Date,
): Promise<LoadReport | null> {
  if ((await findLoaded(connection.patientDb)) === contentFingerprint()) return null;
  return loadAllContent(connection, now);
}

/**
 * The files that must change to match the database, by their paths under `content/`. Throws `WrongContent` if they
 * would be invalid with the texts of the database.
 */
export async function changedFiles(
  { db }: Pick<Connection, 'db'>,
  source: Source = contentText,
): Promise<ReadonlyMap<string, string>> {
  const stored = await findTextsById(db);
  const files = exportedFiles(readAllPieces(source), stored, source);
  const left = differences(
    readAllPieces((path) => files.get(path) ?? source(path)),
    stored,
  );
  if (left.length > 0) throw new WrongContent(left.map((id) => `${id} cannot be written back`).join('\n'));
  return files;
}
