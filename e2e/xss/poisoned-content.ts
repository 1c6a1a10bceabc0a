import { eq } from 'drizzle-orm';
import { contentEntity, contentText } from '#db/schema/content.ts';
import { textsOf } from '#domain/content/content-resolve.ts';
import { readEnvironment } from '#platform/environment.ts';
import { loadAllContent } from '#server/content-cli/kinds.ts';
import { openDatabase } from '#server/database.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

/** These come last, because parsed as markup they would hide what follows them. */
const HIDES_THE_REST =
  /<!--|<(plaintext|textarea|title|style|xmp|noscript|select|listing|template|iframe|frameset|math)\b/i;

/** All payloads as one text, which every field of the content accepts. */
export const CORPUS = XSS_PAYLOADS.toSorted(
  (a, b) => Number(HIDES_THE_REST.test(a)) - Number(HIDES_THE_REST.test(b)),
).join(' ');

/** The payloads as texts of at most `limit` characters; none is split, and those that do not fit are left out. */
export function packed(limit: number): string[] {
  const texts: string[] = [];
  for (const payload of XSS_PAYLOADS.filter(({ length }) => length <= limit)) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length < limit)
      texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return texts;
}

/** The text of a field: its own name, which shows where the text ended up, and every payload. */
export function poisonOf(field: string): string {
  return `[[${field}]] ${CORPUS}`;
}

/**
 * Replaces every text that the database has for the alcohol site with payloads, as an editor could, before a server
 * opens its folder. Returns the names of all fields: the kind of content, and where in it the text is.
 */
export async function poisonContent(folder: string): Promise<ReadonlySet<string>> {
  const connection = await openDatabase(readEnvironment({ DATA_DIR: folder }));
  const { db } = connection;
  await loadAllContent(connection, new Date());
  const fields = new Set<string>();
  for (const entity of await db.select().from(contentEntity)) {
    if (entity.site !== null && entity.site !== 'alcohol') continue;
    const names = textsOf(entity.shape).map(({ name, path }) => [name, fieldOf(entity.kind, path)] as const);
    for (const [, field] of names) fields.add(field);
    const texts = Object.fromEntries(names.map(([name, field]) => [name, poisonOf(field)]));
    await db.update(contentText).set({ texts }).where(eq(contentText.entity, entity.number));
    await db.update(contentEntity).set({ published: true }).where(eq(contentEntity.number, entity.number));
  }
  await connection.close();
  return fields;
}

/** The same for all members of a list, and in both languages. */
function fieldOf(kind: string, path: readonly (string | number)[]): string {
  const names = path.filter((step) => typeof step === 'string' && step !== 'nl' && step !== 'en');
  return `${kind}:${names.join('.')}`;
}
