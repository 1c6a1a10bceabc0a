import { afterEach, expect, test, vi } from 'vitest';
import { categoryOf, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { watchStatements } from '#server/testing/statements.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
afterEach(() => vi.restoreAllMocks());

// Posts are read by many, pages of a diary by one person.
test('a post of the forum is found without a look into the diaries', async () => {
  const writer = await memberOf(server(), 'vindbaar');
  const nid = await postBy(writer, await categoryOf(server()));
  const seen = watchStatements();
  expect((await writer.get(`/node/${nid}`)).status).toBe(200);
  const read = seen.map(({ text }) => text);
  expect(read.filter((text) => text.includes('"forum_post"'))).toHaveLength(1);
  expect(read.filter((text) => text.includes('"diary_entry"'))).toEqual([]);
});
