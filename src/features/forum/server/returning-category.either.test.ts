import { expect, test } from 'vitest';
import { loadPieces } from '#platform/content/load.ts';
import { PIECES } from '#server/content-cli/pieces.testing.ts';
import { until } from '#server/process/until.ts';
import { TEST_NOW } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentFields, list, memberOf, postBy, postFields } from './forum.testing.ts';

const NAME = 'Thuis, werk en vrienden';
const server = sharedTestServer();

test('a category that left the content can be read and takes no text, and has its posts and its address again once it is back', async () => {
  const tid = await categoryOf(server(), 'people');
  const writer = await memberOf(server(), 'terug');
  const nid = await postBy(writer, tid);
  const load = (some: typeof PIECES) => loadPieces(server().connection.patientDb, some, { now: TEST_NOW });
  const found = async () => {
    const { rows } = (await list(writer, 'forum_categories')).json as { rows: { name: string }[] };
    return rows.find(({ name }) => name === NAME);
  };
  expect(await found()).toMatchObject({ tid, post_count: 1 });
  await load(PIECES.filter(({ id }) => id !== 'forum/people'));
  await until('the category is gone', async () => (await found()) === undefined);
  const category = await writer.get(`/api/v1/forum/categories/${tid}`);
  expect(category).toMatchObject({ status: 200, json: { name: null, is_open: false } });
  expect(await writer.get(`/node/${nid}`)).toMatchObject({ status: 200, json: { is_open: false } });
  expect((await list(writer, 'forum_category_posts', `?args[]=${tid}`)).json.rows).toMatchObject([{ nid }]);
  expect((await writer.post('/comment', commentFields(nid))).status).toBe(403);
  expect((await writer.post('/node', postFields(tid))).status).toBe(422);
  expect(await load(PIECES)).toMatchObject({ added: ['forum/people'] });
  await until('it is back', found);
  expect(await found()).toMatchObject({ tid, url: `/forum/${tid}`, post_count: 1 });
  const { json } = await list(writer, 'forum_category_posts', `?args[]=${tid}`);
  expect(json.rows).toMatchObject([{ nid }]);
});
