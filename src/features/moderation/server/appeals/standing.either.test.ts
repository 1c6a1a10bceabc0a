import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  decideAppealOn,
  decideOn,
  FAULT,
  newestMessage,
  ownDecision,
  reported,
  reportToQueue,
} from '../moderation.testing.ts';

const server = sharedTestServer();

test('an appeal waits where the text was changed since it was read', async () => {
  const [moderator, administrator] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
  ];
  const { writer, reader, nid } = await reported(server(), 'gesloten-gesprek', moderator);
  const item = await reportToQueue(moderator, reader, 'post', nid);
  await decideOn(moderator, item, { action: 'lock', rule: 'kind', reason: 'Ruzie.' });
  const { id } = await ownDecision(writer);
  await writer.post('/api/v1/appeals', { id, text: 'Het is goed nu.' });
  const readBy = async () => (await administrator.get('/staff/v1/appeals')).json.rows[0];
  const seen = await readBy();
  await writer.patch(`/node/${nid}`, { body: [{ value: '<p>Iets heel anders.</p>' }] });
  const outcome = { outcome: 'reversed', reason: 'Dit kan zo.', revision: seen.revision };
  expect(await decideAppealOn(administrator, id, outcome)).toMatchObject({
    status: 409,
    json: { code: 'edit_conflict' },
  });
  const fresh = await readBy();
  expect(fresh).toMatchObject({ id, text: 'Iets heel anders.', revision: 2 });
  expect((await decideAppealOn(administrator, id, { ...outcome, revision: 2 })).status).toBe(200);
});

test('reversing a decision leaves the effects of another one in place', async () => {
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
    return decideAppealOn(administrator, rows[nth].id, answer);
  };
  await closeOff(item, null);
  await closeOff(await reportToQueue(moderator, reader, 'post', nid), 7);
  expect(await forum(), 'the longest counts').toMatchObject({ may_write: false, closed_until: null });

  expect((await reverseLast(0)).status).toBe(200);
  expect(await forum(), 'the other one stands').toMatchObject({ may_write: false, closed_until: null });
  expect((await reader.get(`/node/${nid}`)).json.hidden).toBeNull();
  expect((await shownTo(reader)).hidden).toMatchObject({ by: 'moderator' });

  expect((await reverseLast(1)).status).toBe(200);
  expect(await forum()).toMatchObject({ may_write: true, closed_until: null });
  expect((await shownTo(reader)).hidden).toBeNull();
});

test.each([
  { first: 30, second: 7, before: '2026-12-20', told: 'forum tot 20 december 2026 voor jou gesloten' },
  { first: 7, second: 30, before: '2026-11-27', told: 'forum tot 20 december 2026 voor jou gesloten' },
  { first: null, second: 7, before: null, told: 'het forum voor jou gesloten' },
])('closed off for $first and then $second days, somebody is told when it ends', async (closings) => {
  const moderator = await server().staff('moderator');
  const name = `dubbel-${closings.first}-${closings.second}`;
  const { writer, reader, nid, item } = await reported(server(), name, moderator);
  const closeOff = (about: number, days: number | null) =>
    decideOn(moderator, about, { action: 'close_off', ...FAULT, days });
  await closeOff(item, closings.first);
  const again = await reportToQueue(moderator, reader, 'post', nid);
  const { json } = await moderator.get(`/staff/v1/queue/${again}`);
  expect(json.closed_off, 'until when it is closed already').toEqual({ until: closings.before });
  await closeOff(again, closings.second);
  expect(await newestMessage(writer)).toContain(closings.told);
});

test('undoing is a conflict for whoever saw an appeal wait that another moderator has upheld since', async () => {
  const moderator = await server().staff('moderator');
  const administrator = await server().staff('administrator');
  const { writer, item } = await reported(server(), 'blijft-toch', moderator);
  await decideOn(moderator, item, { action: 'hide', ...FAULT });
  const newest = async () => (await moderator.get('/staff/v1/decisions')).json.rows[0];
  const { id } = await newest();
  await writer.post('/api/v1/appeals', { id, text: 'Kijk nog eens.' });
  const { appeal } = await newest();
  expect(appeal).toBe('waiting');
  await decideAppealOn(administrator, id, { outcome: 'upheld', reason: 'Het staat er nog.' });
  const undo = (seen: string) =>
    moderator.post(`/staff/v1/decisions/${id}/undo`, { rule: 'fits', reason: 'Toch goed.', appeal: seen });
  expect(await undo(appeal)).toMatchObject({
    status: 409,
    json: { code: 'edit_conflict', current: { action: 'hide' } },
  });
  expect(await newest()).toMatchObject({ undone: null, appeal: 'upheld', may_undo: true });
  expect((await undo('upheld')).status).toBe(200);
});
