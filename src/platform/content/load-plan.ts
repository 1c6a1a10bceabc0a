import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type NamedTexts, namedTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import type { EntityRow, TextRow } from './queries.ts';
import type { Piece } from './source.ts';

/** What the database contains before a load. */
interface Before {
  readonly stored: readonly EntityRow[];
  /** The published texts. */
  readonly texts: readonly TextRow[];
  /** The numbers of pieces that the staff wrote or took over. */
  readonly ofStaff: ReadonlySet<number>;
  /** The ids of pieces that the files replace in any case. */
  readonly force: ReadonlySet<string>;
}

/** What a load has to write. */
interface LoadPlan {
  readonly added: readonly Piece[];
  readonly reshaped: readonly { readonly number: number; readonly piece: Piece }[];
  readonly written: readonly {
    readonly id: string;
    readonly language: Language;
    readonly texts: NamedTexts;
  }[];
  readonly removed: readonly EntityRow[];
  /** Ids of stored pieces of which anything is written. */
  readonly changed: readonly string[];
  /** Texts that are not replaced: `alcohol/tip/x (nl)`. */
  readonly kept: readonly string[];
}

/** Compares the files with the database. */
export function planOf(pieces: readonly Piece[], { stored, texts, ofStaff, force }: Before): LoadPlan {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const shown = new Map(texts.map((row) => [keyOf(row.entity, row.language), row]));
  const isLeftToStaff = (id: string, before: EntityRow | undefined) =>
    before !== undefined && ofStaff.has(before.number) && !force.has(id);

  const judged = pieces.flatMap(({ id, content }) => {
    const before = byId.get(id);
    return LANGUAGES.map((language) => {
      const fresh = namedTexts(content, language);
      const known = before && shown.get(keyOf(before.number, language));
      const outcome = isLeftToStaff(id, before) ? 'keep' : judge(fresh, known, force.has(id));
      return { id, language, texts: fresh, outcome };
    });
  });
  const written = judged.filter(({ outcome }) => outcome === 'write');
  const reshaped = pieces.flatMap((piece) => {
    const before = byId.get(piece.id);
    if (!before || isLeftToStaff(piece.id, before) || isSameShape(piece, before)) return [];
    return { number: before.number, piece };
  });
  const touched = new Set([...written.map(({ id }) => id), ...reshaped.map(({ piece }) => piece.id)]);
  const ids = new Set(pieces.map(({ id }) => id));
  return {
    added: pieces.filter(({ id }) => !byId.has(id)),
    reshaped,
    written,
    removed: stored.filter(({ id, number }) => !ids.has(id) && !ofStaff.has(number)),
    changed: [...ids].filter((id) => byId.has(id) && touched.has(id)),
    kept: judged.filter(({ outcome }) => outcome === 'keep').map(({ id, language }) => `${id} (${language})`),
  };
}

const keyOf = (entity: number, language: string) => `${entity} ${language}`;

/** Everything of a piece but its texts. */
export function shapeOf({ kind, site, weight, content }: Piece) {
  return { kind: kind.name, site, weight, shape: content };
}

function isSameShape(piece: Piece, { kind, site, weight, shape }: EntityRow): boolean {
  // As the database returns it: without undefined fields.
  const fresh: unknown = JSON.parse(JSON.stringify(shapeOf(piece)));
  return isDeepStrictEqual(fresh, { kind, site, weight, shape });
}

function judge(fresh: NamedTexts, shown: TextRow | undefined, forced: boolean): 'write' | 'keep' | 'same' {
  if (!shown) return 'write';
  const [freshHash, shownHash] = [hashOf(fresh), hashOf(shown.texts)];
  if (shownHash === freshHash) return shown.loaded === freshHash ? 'same' : 'write';
  return shownHash === shown.loaded || forced ? 'write' : 'keep';
}

/** The same for the same texts in any order. */
export function hashOf(texts: NamedTexts): string {
  const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
