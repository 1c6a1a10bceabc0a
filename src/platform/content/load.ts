import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/connection.ts';
import { firstGap } from '#domain/content/content-lint.ts';
import { type NamedTexts, namedTexts } from '#domain/content/content-resolve.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { asPublished } from './publish.ts';
import {
  deleteEntities,
  type EntityRow,
  findEntities,
  findEntity,
  findTexts,
  insertEntities,
  lockLoading,
  saveLoaded,
  saveTexts,
  type TextRow,
  updateEntity,
} from './queries.ts';
import type { Piece } from './source.ts';

/** The outcome of a load, by stable ids. */
export interface LoadReport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Texts that an editor changed and that were therefore not replaced: `alcohol/tip/x (nl)`. */
  readonly kept: readonly string[];
  readonly removed: readonly string[];
  /** Shown before, though the files leave it to a person to publish them: they have a gap, or were given back to the files. */
  readonly withdrawn: readonly string[];
}

/**
 * Loads the files into the database, in one transaction: only differences are written, a text that an editor changed
 * stays unless its id is in `force`, as does everything of a piece that the staff took over, and pieces that are no longer
 * in the files are deleted unless the staff wrote them. A piece that a person published is withdrawn if it would show with a
 * gap, or is in `force`. Nodes that start together wait for each other. `fingerprint` is
 * that of the files; without one the next start reads them in any case.
 */
export function loadPieces(
  db: Db,
  pieces: readonly Piece[],
  {
    now,
    force = new Set(),
    fingerprint,
  }: {
    readonly now: Date;
    readonly force?: ReadonlySet<string>;
    readonly fingerprint?: string;
  },
): Promise<LoadReport> {
  return db.transaction(async (inside) => {
    await lockLoading(inside);
    const stored = new Map((await findEntities(inside)).map((row) => [row.id, row]));
    const found = await findTexts(inside, 'published');
    const texts = new Map(found.map((row) => [keyOf(row), row]));
    const ofStaff = new Set(found.flatMap(({ entity, loaded }) => (loaded === null ? entity : [])));
    const added = await insertEntities(inside, rowsOf(pieces.filter(({ id }) => !stored.has(id))));

    const changed = new Set<string>();
    const kept: string[] = [];
    const written: TextRow[] = [];
    for (const piece of pieces) {
      const before = stored.get(piece.id);
      if (before && ofStaff.has(before.number) && !force.has(piece.id)) {
        kept.push(...LANGUAGES.map((language) => `${piece.id} (${language})`));
        continue;
      }
      if (before && (await reshape(inside, piece, before))) changed.add(piece.id);
      const entity = before?.number ?? added.get(piece.id) ?? 0;
      for (const language of LANGUAGES) {
        const fresh = namedTexts(piece.content, language);
        const outcome = judge(fresh, texts.get(keyOf({ entity, language })), force.has(piece.id));
        if (outcome === 'keep') kept.push(`${piece.id} (${language})`);
        if (outcome !== 'write') continue;
        if (before) changed.add(piece.id);
        const loaded = hashOf(fresh);
        written.push({ entity, language, state: 'published', texts: fresh, loaded, changedAt: now });
      }
    }
    await saveTexts(inside, written);
    const withdrawn = await withdrawUnfinished(inside, pieces, { force, ofStaff });
    const ids = new Set(pieces.map(({ id }) => id));
    const gone = [...stored.values()].filter(({ id, number }) => !ids.has(id) && !ofStaff.has(number));
    await deleteEntities(
      inside,
      gone.map(({ number }) => number),
    );
    await saveLoaded(inside, fingerprint);
    const removed = gone.map(({ id }) => id);
    return { added: [...added.keys()], changed: [...changed], kept, removed, withdrawn };
  });
}

const keyOf = ({ entity, language }: Pick<TextRow, 'entity' | 'language'>) => `${entity} ${language}`;

function rowsOf(pieces: readonly Piece[]) {
  return pieces.map(({ id, kind, site, weight, published = true, content }) => ({
    id,
    kind: kind.name,
    site,
    weight,
    published,
    shape: content,
  }));
}

/** Updates everything but the texts; returns whether anything changed. */
async function reshape(db: Db, { kind, site, weight, content }: Piece, before: EntityRow): Promise<boolean> {
  // As the database returns it: without undefined fields.
  const shape: unknown = JSON.parse(JSON.stringify(content));
  const same =
    before.kind === kind.name &&
    before.site === site &&
    before.weight === weight &&
    isDeepStrictEqual(before.shape, shape);
  if (!same) await updateEntity(db, before.number, { kind: kind.name, site, weight, shape });
  return !same;
}

/** Withdraws what a person published and has to read again; returns the ids. */
async function withdrawUnfinished(
  db: Db,
  pieces: readonly Piece[],
  { force, ofStaff }: { readonly force: ReadonlySet<string>; readonly ofStaff: ReadonlySet<number> },
): Promise<string[]> {
  const withdrawn: string[] = [];
  for (const { id } of pieces.filter(({ published }) => published === false)) {
    const found = await findEntity(db, id);
    if (!found?.entity.published) continue;
    const { entity, texts } = found;
    if (!force.has(id) && (ofStaff.has(entity.number) || !firstGap(asPublished(entity, texts)))) continue;
    await updateEntity(db, entity.number, { published: false });
    withdrawn.push(id);
  }
  return withdrawn;
}

function judge(fresh: NamedTexts, found: TextRow | undefined, forced: boolean): 'write' | 'keep' | 'same' {
  if (!found) return 'write';
  const [said, shown] = [hashOf(fresh), hashOf(found.texts)];
  if (shown === said) return found.loaded === said ? 'same' : 'write';
  return shown === found.loaded || forced ? 'write' : 'keep';
}

/** The same for the same texts in any order. */
function hashOf(texts: NamedTexts): string {
  const sorted = Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
