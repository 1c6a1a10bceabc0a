import type { Db } from '#db/connection.ts';
import { firstGap } from '#domain/content/content-lint.ts';
import { withTexts } from '#domain/content/content-resolve.ts';
import {
  deleteDrafts,
  type EntityRow,
  findEntity,
  lockLoading,
  saveTexts,
  type TextRow,
  updateEntity,
} from './queries.ts';

/** Why a piece cannot be published; a sentence for editors. */
export class NotPublishable extends Error {}

/**
 * Publishes a piece of content, its drafts replacing the texts they change. Throws `NotPublishable` if a text still has
 * a gap. Waits for whoever loads or changes content.
 */
export async function publish(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (inside) => {
    await lockLoading(inside);
    const piece = await findEntity(inside, id);
    if (!piece) throw new NotPublishable(`There is no content with the id ${id}`);
    const { entity, texts } = piece;
    const published = texts.filter(({ state }) => state === 'published');
    const drafted = published.flatMap((row) => {
      const draft = texts.find(({ state, language }) => state === 'draft' && language === row.language);
      return draft ? { ...row, texts: draft.texts, changedAt: now } : [];
    });
    const found = firstGap(asPublished(entity, [...published, ...drafted]));
    if (found) {
      const { gap, name, language } = found;
      throw new NotPublishable(`${id} ${name} (${language}): ${gap} has to be filled in`);
    }
    await saveTexts(inside, drafted);
    await deleteDrafts(inside, entity.number);
    await updateEntity(inside, entity.number, { published: true });
  });
}

/** Unpublishes a piece of content; its texts stay. */
export async function withdraw(db: Db, id: string): Promise<void> {
  const found = await findEntity(db, id);
  if (!found) throw new NotPublishable(`There is no content with the id ${id}`);
  await updateEntity(db, found.entity.number, { published: false });
}

/** A piece with its published texts. */
export function asPublished({ shape }: EntityRow, texts: readonly TextRow[]): unknown {
  const published = texts.filter(({ state }) => state === 'published');
  return withTexts(shape, Object.fromEntries(published.map((row) => [row.language, row.texts])));
}
