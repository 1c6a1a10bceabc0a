import { and, eq } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { contentEntity, contentText } from '#db/schema/content.ts';
import type { Language } from '#domain/kit/language.ts';

/** Changes a text the way an editor does: in the database, from any node. */
export async function editText(
  db: Connection['db'],
  id: string,
  name: string,
  text: string,
  language: Language = 'nl',
): Promise<void> {
  const [found] = await db
    .select({ entity: contentEntity.number, texts: contentText.texts })
    .from(contentText)
    .innerJoin(contentEntity, eq(contentEntity.number, contentText.entity))
    .where(and(eq(contentEntity.id, id), eq(contentText.language, language)));
  if (!found || !(name in found.texts)) throw new Error(`${id} has no ${name}`);
  await db
    .update(contentText)
    .set({ texts: { ...found.texts, [name]: text } })
    .where(and(eq(contentText.entity, found.entity), eq(contentText.language, language)));
}
