import { expect, test } from 'vitest';
import { categoryOf, commentBy, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { TestClient } from '../testing/test-client.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer({}, unbuiltPages(renderPage));

async function open({ cookie = '' }: TestClient, url: string) {
  const { statusCode, headers } = await server().app.inject({
    url,
    headers: { host: 'alcohol.localhost:3000', cookie },
  });
  return [statusCode, headers['location']];
}

test('a comment leads to its place on its page, and one that does not exist is not there', async () => {
  const writer = await memberOf(server(), 'addresses');
  const category = await categoryOf(server());
  const nid = await postBy(writer, category);
  const cid = await commentBy(writer, nid);
  expect(await open(writer, `/comment/${cid}`)).toEqual([303, `/forum/${category}/${nid}#comment-${cid}`]);
  expect(await open(writer, '/comment/999999999')).toEqual([404, undefined]);
  let twelfth = 0;
  for (let position = 2; position <= 12; position += 1) {
    twelfth = await commentBy(writer, nid, { field_body: `Nummer ${position}` });
  }
  const later = `/forum/${category}/${nid}?page=2#comment-${twelfth}`;
  expect(await open(writer, `/comment/${twelfth}`)).toEqual([303, later]);
});

test('a post is in its own category alone', async () => {
  const writer = await memberOf(server(), 'own-category');
  const [category, other] = [await categoryOf(server()), await categoryOf(server(), 'good-news')];
  const nid = await postBy(writer, category);
  expect(await open(writer, `/forum/${category}/${nid}`)).toEqual([200, undefined]);
  for (const wrong of [other, 1]) {
    expect(await open(writer, `/forum/${wrong}/${nid}?page=2`)).toEqual([
      302,
      `/forum/${category}/${nid}?page=2`,
    ]);
  }
  expect(await open(writer, `/forum/${category}/999999999`)).toEqual([404, undefined]);
});
