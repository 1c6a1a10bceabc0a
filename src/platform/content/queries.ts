import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { CONTENT_LOCK } from '#db/advisory-locks.ts';
import type { Db } from '#db/connection.ts';
import { contentEntity, contentLoad, contentRemoved, contentText } from '#db/schema/content.ts';
import type { NamedTexts } from '#domain/content/content-resolve.ts';
import type { Language } from '#domain/kit/language.ts';

export type EntityRow = typeof contentEntity.$inferSelect;
export type TextRow = typeof contentText.$inferSelect;
type State = 'published' | 'draft';

/** Makes loaders wait for each other until the transaction ends. */
export async function lockLoading(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

/** The fingerprint of the last load; undefined if it is unknown. */
export async function findLoaded(db: Db): Promise<string | undefined> {
  const [loaded] = await db.select().from(contentLoad);
  return loaded?.fingerprint;
}

export async function saveLoaded(db: Db, fingerprint: string | undefined): Promise<void> {
  await db.delete(contentLoad);
  if (fingerprint !== undefined) await db.insert(contentLoad).values({ fingerprint });
}

export function findEntities(db: Db): Promise<EntityRow[]> {
  return db.select().from(contentEntity);
}

export function findTexts(db: Db, state: State): Promise<TextRow[]> {
  return db.select().from(contentText).where(eq(contentText.state, state));
}

/** Everything published, each piece with its texts, in one statement, so that a change is never seen by half. */
export async function findPublished(
  db: Db,
): Promise<{ entity: EntityRow; texts: Readonly<Partial<Record<Language, NamedTexts>>> }[]> {
  const texts = sql<Partial<Record<Language, NamedTexts>> | null>`
    (select jsonb_object_agg(${contentText.language}, ${contentText.texts}) from ${contentText}
      where ${contentText.entity} = ${contentEntity.number} and ${contentText.state} = 'published')`;
  const rows = await db
    .select({ entity: contentEntity, texts })
    .from(contentEntity)
    .where(eq(contentEntity.published, true))
    .orderBy(asc(contentEntity.weight), asc(contentEntity.number));
  return rows.map((row) => ({ entity: row.entity, texts: row.texts ?? {} }));
}

/** The texts of every piece by its id, published or to be published with it. */
export async function findTextsById(
  db: Db,
): Promise<ReadonlyMap<string, Readonly<Partial<Record<Language, NamedTexts>>>>> {
  const rows = await db
    .select({ id: contentEntity.id, language: contentText.language, texts: contentText.texts })
    .from(contentText)
    .innerJoin(contentEntity, eq(contentEntity.number, contentText.entity))
    .where(eq(contentText.state, 'published'));
  const byId = [...Map.groupBy(rows, ({ id }) => id)].map(
    ([id, found]) => [id, Object.fromEntries(found.map(({ language, texts }) => [language, texts]))] as const,
  );
  return new Map(byId);
}

/** One piece with all its texts, drafts included. */
export async function findEntity(
  db: Db,
  id: string,
): Promise<{ entity: EntityRow; texts: readonly TextRow[] } | undefined> {
  const [entity] = await db.select().from(contentEntity).where(eq(contentEntity.id, id));
  if (!entity) return undefined;
  return {
    entity,
    texts: await db.select().from(contentText).where(eq(contentText.entity, entity.number)),
  };
}

/** A piece with its texts as they would be published, drafts in place of what they change. */
export interface PieceRow {
  readonly entity: EntityRow;
  readonly texts: Readonly<Partial<Record<Language, NamedTexts>>>;
}

/** Where a page of pieces begins: after this one. */
export type PiecePlace = Pick<EntityRow, 'published' | 'number'>;

/** At most `limit` pieces of a kind: published ones first, and the newest first within each group. */
export function findOfKind(
  db: Db,
  kind: string,
  { after, number, limit }: { after?: PiecePlace | undefined; number?: number; limit: number },
): Promise<PieceRow[]> {
  // In the order of states, so that a draft replaces what is published.
  const texts = sql<PieceRow['texts']>`coalesce((
    select jsonb_object_agg(${contentText.language}, ${contentText.texts} order by ${contentText.state} desc)
      from ${contentText} where ${contentText.entity} = ${contentEntity.number}), '{}')`;
  const isAfter =
    after &&
    sql`(${contentEntity.published}, ${contentEntity.number}) < (${after.published}, ${after.number})`;
  return db
    .select({ entity: contentEntity, texts })
    .from(contentEntity)
    .where(
      and(
        eq(contentEntity.kind, kind),
        number === undefined ? undefined : eq(contentEntity.number, number),
        isAfter,
      ),
    )
    .orderBy(desc(contentEntity.published), desc(contentEntity.number))
    .limit(limit);
}

/**
 * Inserts pieces in their order, so that their numbers follow it; a piece that was deleted earlier gets its old number back.
 * Returns the numbers by id.
 */
export async function insertEntities(
  db: Db,
  rows: readonly (typeof contentEntity.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const named = { id: contentEntity.id, number: contentEntity.number };
  const ids = rows.map(({ id }) => id);
  const removed = await db.delete(contentRemoved).where(inArray(contentRemoved.id, ids)).returning();
  const known = new Map(removed.map((piece) => [piece.id, piece]));
  const again = rows.flatMap((row) => {
    const before = known.get(row.id);
    return before ? { ...row, ...before } : [];
  });
  if (again.length > 0) await db.insert(contentEntity).overridingSystemValue().values(again);
  const fresh = rows.filter(({ id }) => !known.has(id));
  const added = fresh.length > 0 ? await db.insert(contentEntity).values(fresh).returning(named) : [];
  return new Map([...again, ...added].map(({ id, number }) => [id, number]));
}

export async function updateEntity(
  db: Db,
  number: number,
  change: Partial<Omit<EntityRow, 'number' | 'uuid'>>,
): Promise<void> {
  await db.update(contentEntity).set(change).where(eq(contentEntity.number, number));
}

/** Deletes pieces; their numbers are kept in case they come back. */
export async function deleteEntities(db: Db, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  const gone = await db
    .delete(contentEntity)
    .where(inArray(contentEntity.number, [...numbers]))
    .returning({ id: contentEntity.id, number: contentEntity.number, uuid: contentEntity.uuid });
  // A release from before this list brings pieces back and leaves them in it; what names them knows the first number.
  await db.insert(contentRemoved).values(gone).onConflictDoNothing();
}

/** Writes texts, replacing those of the same piece, language and state. */
export async function saveTexts(db: Db, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(contentText)
    .values([...rows])
    .onConflictDoUpdate({
      target: [contentText.entity, contentText.language, contentText.state],
      set: {
        texts: sql`excluded.texts`,
        loaded: sql`excluded.loaded`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}

export async function deleteDrafts(db: Db, entity: number): Promise<void> {
  await db.delete(contentText).where(and(eq(contentText.entity, entity), eq(contentText.state, 'draft')));
}
