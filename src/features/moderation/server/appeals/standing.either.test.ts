import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, FAULT, queueOf, report, reported } from '../moderation.testing.ts';

const server = sharedTestServer();

test('a decision that is reversed leaves standing what another one says', async () => {
  const [moderator, administrator] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
  ];
  const { writer, reader, nid, item, shownTo } = await reported(server(), 'tweemaal', moderator);
  const closeOff = (about: number, days: number | null) =>
    decideOn(moderator, about, { action: 'close_off', ...FAULT, days });
  const forum = async () => (await writer.get('/api/v1/forum')).json;
  const reverseLast = async (nth: number) => {
    const { rows } = (await writer.get('/api/v1/moderation-decisions')).json;
    await writer.post('/api/v1/appeals', { id: rows[nth].id, text: 'Het was anders.' });
    const answer = { outcome: 'reversed', reason: 'Dit kan zo.' };
    return administrator.post(`/staff/v1/appeals/${rows[nth].id}/decision`, answer);
  };
  await closeOff(item, null);
  await report(reader, 'post', nid);
  await closeOff(Math.max(...(await queueOf(moderator)).map(({ id }) => id)), 7);
  expect(await forum(), 'the longest counts').toMatchObject({ may_write: false, closed_until: null });

  expect((await reverseLast(0)).status).toBe(200);
  expect(await forum(), 'the other one stands').toMatchObject({ may_write: false, closed_until: null });
  expect((await reader.get(`/node/${nid}`)).json.hidden).toBeNull();
  expect((await shownTo(reader)).hidden).toMatchObject({ by: 'moderator' });

  expect((await reverseLast(1)).status).toBe(200);
  expect(await forum()).toMatchObject({ may_write: true, closed_until: null });
  expect((await shownTo(reader)).hidden).toBeNull();
});
