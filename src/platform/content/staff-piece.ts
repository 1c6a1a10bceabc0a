import type { Db } from '#db/connection.ts';
import { namedTexts, withTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import type { ContentKind } from './kind.ts';
import {
  deleteDrafts,
  findOfKind,
  insertEntities,
  lockLoading,
  type PiecePlace,
  type PieceRow,
  saveTexts,
  updateEntity,
} from './queries.ts';

/** A piece of content as the staff works on it. */
export interface StaffPiece {
  readonly number: number;
  readonly id: string;
  readonly published: boolean;
  /** Of its kind, but perhaps not finished. */
  readonly content: unknown;
}

/** A page of the pieces of a kind: published ones first, and the newest first within each group. */
export async function listPieces(
  db: Db,
  kind: ContentKind,
  page: { readonly after: PiecePlace | undefined; readonly limit: number },
): Promise<StaffPiece[]> {
  return (await findOfKind(db, kind.name, page)).map(pieceOf);
}

export async function findPiece(db: Db, kind: ContentKind, number: number): Promise<StaffPiece | undefined> {
  const [found] = await findOfKind(db, kind.name, { number, limit: 1 });
  return found && pieceOf(found);
}

/** Finds a piece in order to change it; until the transaction ends, nobody else can change or load content. */
export async function lockPiece(db: Db, kind: ContentKind, number: number): Promise<StaffPiece | undefined> {
  await lockLoading(db);
  return findPiece(db, kind, number);
}

function pieceOf({ entity: { number, id, published, shape }, texts }: PieceRow): StaffPiece {
  return { number, id, published, content: withTexts(shape, texts) };
}

/** Adds a piece that no file has, unpublished; returns its number. */
export async function addPiece(
  db: Db,
  kind: ContentKind,
  { id, content, now }: { readonly id: string; readonly content: unknown; readonly now: Date },
): Promise<number> {
  const row = { id, kind: kind.name, site: null, weight: 0, published: false, shape: content };
  const number = (await insertEntities(db, [row])).get(id);
  if (number === undefined) throw new Error(`${id} was not added`);
  await writeTexts(db, number, content, now);
  return number;
}

/** Changes a piece as a whole. From then on it is the staff's, and loading the files leaves it alone. */
export async function changePiece(db: Db, number: number, content: unknown, now: Date): Promise<void> {
  await updateEntity(db, number, { shape: content });
  await deleteDrafts(db, number);
  await writeTexts(db, number, content, now);
}

async function writeTexts(db: Db, entity: number, content: unknown, changedAt: Date): Promise<void> {
  const rows = LANGUAGES.map((language) => ({
    entity,
    language,
    state: 'published',
    texts: namedTexts(content, language),
    loaded: null,
    changedAt,
  }));
  await saveTexts(db, rows);
}
