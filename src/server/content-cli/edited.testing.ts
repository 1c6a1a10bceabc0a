import { and, eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { contentEntity, contentText } from '#db/schema/content.ts';
import type { NamedTexts } from '#domain/content/content-resolve.ts';
import type { Language } from '#domain/kit/language.ts';

/** Changes the texts of a piece in one language the way an editor does: in the database, from any node. */
export async function editTexts(
  db: Connection['db'],
  id: string,
  language: Language,
  change: (texts: NamedTexts) => NamedTexts,
): Promise<void> {
  const [found] = await db
    .select({ entity: contentEntity.number, texts: contentText.texts })
    .from(contentText)
    .innerJoin(contentEntity, eq(contentEntity.number, contentText.entity))
    .where(and(eq(contentEntity.id, id), eq(contentText.language, language)));
  if (!found) throw new Error(`There is no ${id} in ${language}`);
  await db
    .update(contentText)
    .set({ texts: change(found.texts) })
    .where(and(eq(contentText.entity, found.entity), eq(contentText.language, language)));
}

/** Changes one text of a piece. */
export function editText(
  db: Connection['db'],
  id: string,
  name: string,
  text: string,
  language: Language = 'nl',
): Promise<void> {
  return editTexts(db, id, language, (texts) => {
    if (!(name in texts)) throw new Error(`${id} has no ${name}`);
    return { ...texts, [name]: text };
  });
}
