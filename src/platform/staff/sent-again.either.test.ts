import { expect, test } from 'vitest';
import { categoryOf, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { FAULT, queueOf, report } from '#features/moderation/server/moderation.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const rows = (query: string) => rowsOf(server().connection.db, query);

test('a decision whose answer was lost is sent again, counts once, and nobody is told that a colleague was before them', async () => {
  const title = 'Nog een keer';
  const nid = await postBy(await memberOf(server(), 'schrijft'), await categoryOf(server()), {
    title: [{ value: title }],
  });
  await report(await memberOf(server(), 'meldt'), 'post', nid);
  const [moderator, administrator] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
  ];
  const item = (await queueOf(moderator)).find((row) => row.title === title)?.id;
  const path = `/staff/v1/queue/${item}/decision`;
  const body = { action: 'hide', ...FAULT, revision: 1, report_count: 1 };
  const first = await moderator.post(path, body, keyed('verloren'));
  expect(first.status, first.text).toBe(200);
  const again = await moderator.post(path, body, keyed('verloren'));
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(await rows(`select 1 from moderation_decision where target = ${nid}`)).toHaveLength(1);
  expect(await rows(`select 1 from audit_entry where action = 'text_hidden'`)).toHaveLength(1);

  const other = await moderator.post(path, { ...body, reason: 'Iets anders.' }, keyed('verloren'));
  expect(other.json.code).toBe('idempotency_mismatch');
  expect((await administrator.post(path, body, keyed('verloren'))).json.code).toBe('edit_conflict');
  expect((await moderator.post(path, body)).json.code).toBe('edit_conflict');
});

test('the same invitation comes to whoever asks for it again with a new code, is stored unreadable, and goes with the session', async () => {
  const administrator = await server().staff('administrator');
  const body = { name: 'M. Bakker', mail: 'opnieuw@houvast.example', role: 'editor' };
  const invite = async () => {
    await server().prove(administrator, 'administrator');
    return administrator.post('/staff/v1/staff', body, keyed('uitnodiging'));
  };
  const first = await invite();
  expect(first.status, first.text).toBe(201);
  const again = await invite();
  expect([again.status, again.json.link]).toEqual([201, first.json.link]);
  const [token] = first.json.link.split('#').slice(1);
  const stored = await rows(
    "select encode(answer, 'hex') as answer from staff_answer where key = 'uitnodiging'",
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(Buffer.from(token).toString('hex'));
  const [row] = (await administrator.get('/staff/v1/staff')).json.rows;
  const removal = await administrator.delete(`/staff/v1/staff/${row.id}`);
  expect(removal.json.code, 'the second code was for the invitation').toBe('code_required');
  await administrator.post('/staff/v1/logout');
  expect(await rows("select 1 from staff_answer where key = 'uitnodiging'")).toEqual([]);
});
