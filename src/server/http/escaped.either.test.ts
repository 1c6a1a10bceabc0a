import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentEntity, contentText } from '#db/schema/content.ts';
import { paragraphsInHtml } from '#domain/kit/html.ts';
import { XSS_PAYLOADS } from '../../../e2e/xss/xss-payloads.ts';
import { until } from '../process/until.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();

test('there are enough payloads, each once', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
});

test('a message, sent as HTML, has no markup but its paragraphs, whatever its text', async () => {
  const { db } = server().connection;
  const words = XSS_PAYLOADS.join('\n\n');
  const [welcome] = await db.select().from(contentEntity).where(eq(contentEntity.id, 'message/welcome'));
  const { number = 0 } = welcome ?? {};
  await db
    .update(contentText)
    .set({ texts: { text: words } })
    .where(and(eq(contentText.entity, number), eq(contentText.language, 'nl')));
  const robin = await server().newcomer('escaped');
  const read = async () => {
    const { json } = await robin.get('/entity/view/messages/block_1/results');
    return json.rows[0].text[0].value as string;
  };
  await until('the words are those of the payloads', async () => (await read()).includes('hit()'));

  const html = await read();
  expect(html.replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>"']/);
  expect(html.match(/<p>/g)?.length).toBe(html.match(/<\/p>/g)?.length);
  // A reader gets back exactly what was written.
  const written = words.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  expect(paragraphsInHtml(html)).toEqual(written);
});
