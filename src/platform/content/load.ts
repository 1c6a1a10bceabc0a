import type { Db } from '#db/connection.ts';
import { firstGap } from '#domain/content/content-lint.ts';
import { hashOf, planOf, shapeOf } from './load-plan.ts';
import { asPublished } from './publish.ts';
import {
  deleteEntities,
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
  /** Pieces that a person has to publish again: they have a gap, or were given back to the files. */
  readonly withdrawn: readonly string[];
}

/**
 * Loads the files into the database, in one transaction, and writes only differences. A text that an editor changed stays unless
 * its id is in `force`, as does everything of a piece that the staff took over. Pieces that are no longer in the files are deleted
 * unless the staff wrote them. A piece that a person published is withdrawn if it would show with a gap, or is in `force`. Nodes
 * that start together wait for each other. `fingerprint` is that of the files; without one the next start reads them in any case.
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
    const stored = await findEntities(inside);
    const found = await findTexts(inside, 'published');
    const ofStaff = new Set(found.flatMap(({ entity, loaded }) => (loaded === null ? entity : [])));
    const plan = planOf(pieces, { stored, texts: found, ofStaff, force });

    const added = await insertEntities(inside, rowsOf(plan.added));
    for (const { number, piece } of plan.reshaped) await updateEntity(inside, number, shapeOf(piece));
    const numbers = new Map([...stored.map(({ id, number }) => [id, number] as const), ...added]);
    const rows = plan.written.map(({ id, language, texts }): TextRow => {
      const entity = numbers.get(id) ?? 0;
      return { entity, language, state: 'published', texts, loaded: hashOf(texts), changedAt: now };
    });
    await saveTexts(inside, rows);
    const withdrawn = await withdrawUnfinished(inside, pieces, { force, ofStaff });
    await deleteEntities(
      inside,
      plan.removed.map(({ number }) => number),
    );
    await saveLoaded(inside, fingerprint);
    const removed = plan.removed.map(({ id }) => id);
    return { added: [...added.keys()], changed: plan.changed, kept: plan.kept, removed, withdrawn };
  });
}

function rowsOf(pieces: readonly Piece[]) {
  return pieces.map((piece) => ({ id: piece.id, published: piece.published ?? true, ...shapeOf(piece) }));
}

/** Withdraws pieces that a person published and has to read again; returns their ids. */
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
