import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { categoryOf, commentBy, commentFields, memberOf, postBy } from '../forum.testing.ts';
import { setLock } from '../moderation/queries.ts';
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

test('nobody comments on a post that a moderator hides or locks in that moment', async () => {
  const { db } = server().connection;
  const writer = await memberOf(server(), 'net-te-laat');
  const category = await categoryOf(server());
  const closings = [
    (inside: typeof db, nid: number) =>
      updateText(inside, { kind: 'post', id: nid }, { hiddenBy: 'moderator', hiddenReason: 'Handel.' }),
    (inside: typeof db, nid: number) => setLock(inside, nid, server().clock.now()),
  ];
  for (const [index, close] of closings.entries()) {
    const nid = await postBy(writer, category, { body: [{ value: `<p>Dag ${index}.</p>` }] });
    const commenting = await db.transaction(async (inside) => {
      await close(inside, nid);
      const sent = writer.post(
        '/comment',
        commentFields(nid, { field_body: [{ value: `<p>Al ${index}.</p>` }] }),
      );
      await expect.poll(() => waiting(db)).toBe(1);
      return { sent };
    });
    expect(await commenting.sent).toMatchObject({ status: 403, json: { code: 'role_missing' } });
    expect((await writer.get(`/node/${nid}`)).json.comment_count).toBe(0);
  }
});
