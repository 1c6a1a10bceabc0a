import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { categoryOf, commentBy, memberOf, postBy } from '../forum.testing.ts';
import { updateText } from '../queries.ts';

const server = sharedTestServer();

test('what a moderator hides in the moment in which it is changed keeps the words that they read', async () => {
  const { db } = server().connection;
  const writer = await memberOf(server(), 'tegelijk');
  const nid = await postBy(writer, await categoryOf(server()));
  const cid = await commentBy(writer, nid);
  const change = {
    post: () => writer.patch(`/node/${nid}`, { body: [{ value: 'Iets anders.' }] }),
    comment: () => writer.patch(`/comment/${cid}`, { field_body: [{ value: 'Iets anders.' }] }),
  };
  for (const text of [
    { kind: 'post', id: nid },
    { kind: 'comment', id: cid },
  ] as const) {
    const changing = await db.transaction(async (inside) => {
      await updateText(inside, text, { hiddenBy: 'moderator', hiddenReason: 'Handel.' });
      const sent = change[text.kind]();
      await expect.poll(() => waiting(db)).toBe(1);
      return { sent };
    });
    expect(await changing.sent).toMatchObject({ status: 403, json: { code: 'role_missing' } });
  }
  expect((await writer.get(`/node/${nid}`)).json.body[0].value).toBe('<p>Het lukte.</p>');
  expect((await writer.get(`/comment/${cid}`)).json.field_body[0].value).toBe('<p>Mooi gedaan.</p>');
});
