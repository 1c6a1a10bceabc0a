import { beforeAll, expect, test } from 'vitest';
import { commentBy, commentFields, nicknameOf } from '#features/forum/server/forum.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { conversation, decideOn, reported, reportToQueue } from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
});

/** Holds `lock` while these calls begin, each once the one before it waits; returns their answers. */
async function whileHeld<Answer>(lock: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const { db } = server().connection;
  const begun = await db.transaction(async (inside) => {
    await inside.execute(lock);
    const sent: Promise<Answer>[] = [];
    for (const call of calls) {
      sent.push(call());
      await expect.poll(() => waiting(db)).toBe(sent.length);
    }
    return { sent };
  });
  return Promise.all(begun.sent);
}

test('an answer and a comment that wait for each other are both placed, and nobody is told of a fault', async () => {
  const { reader, nid } = await conversation(server(), 'antwoord');
  const item = await reportToQueue(moderator, reader, 'post', nid);
  const answers = await whileHeld('lock table moderation_decision in share row exclusive mode', [
    () =>
      decideOn(moderator, item, { action: 'answer', rule: 'fits', reason: 'Uitleg.', answer: 'Zo zit het.' }),
    () => reader.post('/comment', commentFields(nid)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 201]);
  expect(server().log.join('\n')).not.toContain('call failed');
  expect((await reader.get(`/node/${nid}`)).json.comment_count).toBe(3);
});

test('of two closings-off at once both count', async () => {
  const { writer, reader, nid, item } = await reported(server(), 'tweemaal', moderator);
  const cid = await commentBy(writer, nid);
  const other = await reportToQueue(moderator, reader, 'comment', cid);
  const colleague = await server().staff('administrator');
  const closing = { action: 'close_off', rule: 'trade', reason: 'Handel.' };
  const member = `select from forum_member where number = (select member from forum_comment where cid = ${cid}) for no key update`;
  const answers = await whileHeld(member, [
    () => decideOn(moderator, item, { ...closing, days: 30 }),
    () => decideOn(colleague, other, { ...closing, days: 7 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { closed_until: until } = (await writer.get('/api/v1/forum')).json;
  expect(Date.parse(until) - server().clock.now().getTime()).toBe(30 * 86_400_000);
});

test('a nickname that its owner spells anew while a moderator takes it away is gone', async () => {
  const { writer, item, shownTo } = await reported(server(), 'andere-spelling', moderator);
  const uid = await writer.uid();
  const nickname = nicknameOf('andere-spelling');
  const field_nickname = [{ value: nickname.toUpperCase() }];
  const [decided, spelt] = await whileHeld(`select from participant where uid = ${uid} for update`, [
    () =>
      decideOn(moderator, item, {
        action: 'remove_nickname',
        nickname,
        rule: 'kind',
        reason: 'De bijnaam beledigt iemand.',
      }),
    () => writer.patch(`/user/${uid}`, { field_nickname }),
  ]);
  expect(decided?.status).toBe(200);
  expect(spelt?.status).toBe(422);
  expect(await shownTo(writer)).toMatchObject({ author: null });
});
