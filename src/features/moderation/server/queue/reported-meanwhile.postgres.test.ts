import { expect, test } from 'vitest';
import { categoryOf, commentBy, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { updateText } from '#features/forum/server/queries.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { report } from '../moderation.testing.ts';
import { takeItem } from './queries.ts';

const server = sharedTestServer();

test('a report in the moment in which a moderator hides the text leaves nothing to decide', async () => {
  const { db } = server().connection;
  const [writer, one, other] = [
    await memberOf(server(), 'gemeld'),
    await memberOf(server(), 'melder'),
    await memberOf(server(), 'ook-melder'),
  ];
  const nid = await postBy(writer, await categoryOf(server()));
  const cid = await commentBy(writer, nid);
  for (const text of [
    { kind: 'post', id: nid },
    { kind: 'comment', id: cid },
  ] as const) {
    const open = () =>
      rowsOf<{ id: number }>(
        db,
        `select id from moderation_item where kind = '${text.kind}' and target = ${text.id} and decided_at is null`,
      );
    expect((await report(one, text.kind, text.id)).status).toBe(201);
    const [item] = await open();
    const reporting = await db.transaction(async (inside) => {
      await takeItem(inside, item?.id ?? 0, server().clock.now());
      await updateText(inside, text, { hiddenBy: 'moderator', hiddenReason: 'Handel.' });
      const sent = report(other, text.kind, text.id);
      await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(1);
      return { sent };
    });
    expect((await reporting.sent).status).toBe(201);
    expect(await open(), text.kind).toEqual([]);
  }
});
