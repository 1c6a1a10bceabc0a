import { expect, test, vi } from 'vitest';
import { answerExercise } from '#features/clients/server/clients.testing.ts';
import { commentBy, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { staffRoutes } from '#server/staff/staff-app.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { ownData } from '#server/testing/own-data.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import type { ListedDecision } from '../staff-contract.ts';
import { decideAppealOn, decideOn, FAULT, ownDecisions, queueOf, report } from './moderation.testing.ts';

const server = sharedTestServer();

/** The number of the account, which nothing else has. */
const UID = 918_273_645;
/** Everything that moderators never see, in words that nothing else has. */
const CANARIES = [
  'kanarie-postbus@',
  'kanarie-naam',
  'kanarie-notitie',
  'kanarie-antwoord',
  'kanarie-dagboek',
  'kanarie-verhaal',
  String(UID),
  '63.5',
];

/** Somebody who filled in all there is. */
async function canary() {
  const { db } = server().connection;
  await rowsOf(db, `alter table account alter column uid restart with ${UID}`);
  const client = await memberOf(server(), 'kanarie-postbus');
  expect(await client.uid()).toBe(UID);
  await client.patch(`/user/${UID}`, { field_name: [{ value: 'kanarie-naam' }] });
  const today = server().clock.today();
  const day = { webform_id: 'daily_registration', registration_date: today, note: 'kanarie-notitie' };
  await client.post('/webform_rest/submit', { ...day, amount: 63.5 });
  await answerExercise(client, 'kanarie-antwoord');
  await client.post('/node', {
    type: 'diary_entry',
    title: 'kanarie-dagboek',
    field_diary_body: '<p>kanarie-verhaal</p>',
    field_diary_entry_date: today,
  });
  const told = await ownData(client);
  for (const entered of CANARIES) expect(told, 'was entered').toContain(entered);
  return { client, uuid: (await client.get('/user/me')).json.uuid[0].value as string };
}

/** Makes every call that shows moderators something about somebody's texts. */
async function walk(
  moderator: TestClient,
  administrator: TestClient,
  client: TestClient,
  reader: TestClient,
): Promise<void> {
  const [category] = (await client.get('/entity/view/forum_categories/block_1/results')).json.rows;
  const nid = await postBy(client, category.tid, {
    title: [{ value: 'Gezien worden' }],
    body: [{ value: '<p>Ik wil niet meer leven.</p>' }],
  });
  const cid = await commentBy(client, nid);
  await report(reader, 'post', nid);
  await report(reader, 'comment', cid);
  const items = (await queueOf(moderator)).filter(({ title }) => title === 'Gezien worden');
  expect(items).toHaveLength(2);
  for (const { id, kind } of items) {
    await moderator.get(`/staff/v1/queue/${id}`);
    await decideOn(moderator, id, { action: kind === 'post' ? 'burn' : 'lock', ...FAULT });
    await decideOn(moderator, id, { action: kind === 'post' ? 'hide' : 'close_off', ...FAULT });
    await decideOn(moderator, id, { action: 'hide', ...FAULT });
    await moderator.get(`/staff/v1/queue/${id}`);
  }
  for (const { id } of await ownDecisions(client)) {
    await client.post('/api/v1/appeals', { id, text: 'Kijk nog eens.' });
    await moderator.get('/staff/v1/appeals');
    await decideAppealOn(moderator, id, { outcome: 'upheld', reason: 'x' });
    await decideAppealOn(administrator, id, { outcome: 'upheld', reason: 'x' });
    await moderator.get('/staff/v1/appeals');
  }
  const { rows } = (await moderator.get('/staff/v1/decisions')).json as { rows: ListedDecision[] };
  const undone = rows.find(({ may_undo: mayUndo }) => mayUndo);
  await moderator.post(`/staff/v1/decisions/${undone?.id}/undo`, { rule: 'fits', reason: 'Het mag.' });
  await moderator.get('/staff/v1/decisions');
  await moderator.get('/staff/v1/waiting');
  await administrator.get('/staff/v1/audit?part=moderation');
}

/** The calls of moderators that are not among those made. */
function missingFrom(calls: readonly string[]): string[] {
  return staffRoutes.flatMap(({ endpoint: { access, method, path } }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
    return access === 'moderation' && !calls.some((call) => pattern.test(call)) ? `${method} ${path}` : [];
  });
}

test('no byte that moderators get, and no line of the log, tells who somebody is or how they live', async () => {
  const { client, uuid } = await canary();
  const reader = await memberOf(server(), 'kanarie-lezer');
  const [moderator, administrator] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
  ];
  const sent = [moderator, administrator].map((member) => vi.spyOn(member, 'send'));
  await walk(moderator, administrator, client, reader);
  const calls = sent.flatMap(({ mock }) => mock.calls.map(([method, path]) => `${method} ${path}`));
  expect(missingFrom(calls)).toEqual([]);
  const answers: TestAnswer[] = await Promise.all(
    sent.flatMap(({ mock }) => mock.results.map(({ value }) => value)),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(10);
  const bytes = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
  expect(bytes).toContain('kanarie-postbus-schrijft');
  const said = bytes.replaceAll('kanarie-postbus-schrijft', '');
  const log = server().log.join('\n');
  for (const secret of [...CANARIES, uuid]) {
    expect(said, secret).not.toContain(secret);
    expect(log, secret).not.toContain(secret);
  }
  expect(said).not.toMatch(/"(uid|uuid|mail|registered|created_at|amount|note)"/);
});
