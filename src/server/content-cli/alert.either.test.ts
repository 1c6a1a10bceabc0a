import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contentEntity, contentText } from '#db/schema/content.ts';
import { loadPieces } from '#platform/content/load.ts';
import { NotPublishable, publish, withdraw } from '#platform/content/publish.ts';
import { contentText as fileText } from '#platform/content/reader.ts';
import { until } from '../process/until.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { editText } from './edited.testing.ts';
import { loadAllContent } from './kinds.ts';
import { readAllReplaced } from './replaced.testing.ts';

const server = sharedTestServer();
const db = () => server().connection.db;
const FILE = 'crisis-alerts.yaml';
const NOTHING = { added: [], changed: [], kept: [], removed: [], withdrawn: [] };

const load = (force: readonly string[] = []) => loadAllContent({ patientDb: db() }, TEST_NOW, new Set(force));

describe('an alert', () => {
  const alerts = async () => (await server().visitor('cocaine').get('/api/v1/crisis-alerts')).json;

  test('is shown once it is published, and no longer once it is withdrawn', async () => {
    expect(await alerts()).toEqual([]);
    await publish(db(), 'crisis-alert/holidays', TEST_NOW);
    await until('it shows', async () => (await alerts()).length === 1);
    expect(await alerts()).toEqual([
      {
        nid: expect.any(Number),
        field_type: 'info',
        title: 'Een lastige periode?',
        body: '<p>Feestdagen en vakanties kunnen zwaar zijn. Vraag op tijd steun. Onder Hulp staat wie je kunt bellen.</p>',
        langcode: 'nl',
      },
    ]);
    expect(await load()).toEqual(NOTHING);
    expect((await server().visitor('cocaine').get('/api/v1/crisis-alerts')).json).toHaveLength(1);
    await withdraw(db(), 'crisis-alert/holidays');
    await until('it is gone', async () => (await alerts()).length === 0);
  });

  test('with a gap is not published, even where the other language is complete', async () => {
    await expect(publish(db(), 'crisis-alert/drug-alert', TEST_NOW)).rejects.toThrow(NotPublishable);
    await editText(db(), 'crisis-alert/drug-alert', 'body', 'Er is gewaarschuwd voor pillen.');
    await expect(publish(db(), 'crisis-alert/drug-alert', TEST_NOW)).rejects.toThrow('(en)');
    await expect(publish(db(), 'crisis-alert/none', TEST_NOW)).rejects.toThrow('no content with the id');
    expect(await alerts()).toEqual([]);
  });

  test('that shows is withdrawn where its file gets a gap, and where it is given back to its file', async () => {
    const id = 'crisis-alert/holidays';
    const shown = (count: number) => until('it is so', async () => (await alerts()).length === count);
    await publish(db(), id, TEST_NOW);
    await shown(1);
    const text = fileText(FILE).replace('Holidays can be heavy.', 'Holidays are heavy.');
    const loadOther = (other: string) => loadPieces(db(), readAllReplaced(FILE, other), { now: TEST_NOW });
    expect(await loadOther(text)).toMatchObject({ changed: [id], withdrawn: [] });
    const gap = text.replace('A difficult time?', 'A difficult [time]?');
    expect(await loadOther(gap)).toMatchObject({ changed: [id], withdrawn: [id] });
    await shown(0);
    expect(await load()).toMatchObject({ changed: [id], withdrawn: [] });

    await publish(db(), id, TEST_NOW);
    await shown(1);
    expect(await load([id])).toMatchObject({ changed: [], withdrawn: [id] });
    await shown(0);
  });

  test('for some sites is shown only there, with the text of its draft', async () => {
    const [entity] = await db()
      .select()
      .from(contentEntity)
      .where(eq(contentEntity.id, 'crisis-alert/drug-alert'));
    const { number = 0 } = entity ?? {};
    for (const language of ['nl', 'en']) {
      const texts = { title: 'Let <op>', body: `Bel <b>112</b>\n\n& wacht (${language})` };
      await db()
        .insert(contentText)
        .values({ entity: number, language, state: 'draft', texts, changedAt: TEST_NOW });
    }
    expect(await alerts()).toEqual([]);
    await publish(db(), 'crisis-alert/drug-alert', TEST_NOW);
    await until('it shows', async () => (await alerts()).length === 1);
    expect((await alerts())[0]).toMatchObject({
      title: 'Let <op>',
      body: '<p>Bel &lt;b&gt;112&lt;/b&gt;</p><p>&amp; wacht (nl)</p>',
      nid: number,
    });
    const english = await server().visitor('cocaine', { language: 'en' }).get('/api/v1/crisis-alerts');
    expect(english.json[0].body).toContain('(en)');
    expect((await server().visitor('alcohol').get('/api/v1/crisis-alerts')).json).toEqual([]);
    const drafts = await db().select().from(contentText).where(eq(contentText.state, 'draft'));
    expect(drafts).toEqual([]);
  });
});
