import { expect, test } from 'vitest';
import { loadPieces } from '#platform/content/load.ts';
import { publish } from '#platform/content/publish.ts';
import { contentText } from '#platform/content/reader.ts';
import { until } from '../process/until.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { waiting } from '../testing/waiting.ts';
import { readAllReplaced } from './replaced.testing.ts';

const server = sharedTestServer();
const FILE = 'crisis-alerts.yaml';

test('an alert that is published while its file is loaded shows what the file says', async () => {
  const { db } = server().connection;
  const text = contentText(FILE).replace('Een lastige periode?', 'Zware dagen?');
  const atOnce = await db.transaction(async (inside) => {
    await loadPieces(inside, readAllReplaced(FILE, text), { now: TEST_NOW });
    const published = publish(db, 'crisis-alert/holidays', TEST_NOW);
    await expect.poll(() => waiting(db)).toBe(1);
    return { published };
  });
  await atOnce.published;
  const alerts = async () => (await server().visitor('cocaine').get('/api/v1/crisis-alerts')).json;
  await until('it shows', async () => (await alerts()).length === 1);
  expect((await alerts())[0].title).toBe('Zware dagen?');
});
