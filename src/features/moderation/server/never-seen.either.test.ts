import { expect, test } from 'vitest';
import { answerExercise } from '#features/clients/server/clients.testing.ts';
import { commentFields, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideAppealOn, decideOn, FAULT, queueOf, report } from './moderation.testing.ts';

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
  const own = await Promise.all(
    [
      '/user/me',
      '/registrations/overview',
      '/entity/view/exercise_answers/rest_export_1/results',
      '/entity/view/diary_overview/block_1/results',
    ].map((path) => client.get(path)),
  );
  const told = own.map(({ text }) => text).join('\n');
  for (const entered of CANARIES) expect(told, 'was entered').toContain(entered);
  return { client, uuid: own[0]?.json.uuid[0].value as string };
}

/** Every answer that a moderator can get about somebody's texts. */
async function walk(
  moderator: TestClient,
  administrator: TestClient,
  client: TestClient,
  reader: TestClient,
) {
  const answers: TestAnswer[] = [];
  const kept = async (answer: Promise<TestAnswer>) => {
    answers.push(await answer);
    return answers.at(-1) as TestAnswer;
  };
  const [category] = (await client.get('/entity/view/forum_categories/block_1/results')).json.rows;
  const nid = await postBy(client, category.tid, {
    title: [{ value: 'Gezien worden' }],
    body: [{ value: '<p>Ik wil niet meer leven.</p>' }],
  });
  const cid = (await client.post('/comment', commentFields(nid))).json.cid[0].value;
  await report(reader, 'post', nid);
  await report(reader, 'comment', cid);
  await kept(moderator.get('/staff/v1/queue'));
  const items = (await queueOf(moderator)).filter(({ title }) => title === 'Gezien worden');
  expect(items).toHaveLength(2);
  for (const { id, kind } of items) {
    await kept(moderator.get(`/staff/v1/queue/${id}`));
    await kept(decideOn(moderator, id, { action: kind === 'post' ? 'burn' : 'lock', ...FAULT }));
    await kept(decideOn(moderator, id, { action: kind === 'post' ? 'hide' : 'close_off', ...FAULT }));
    await kept(decideOn(moderator, id, { action: 'hide', ...FAULT }));
    await kept(moderator.get(`/staff/v1/queue/${id}`));
  }
  for (const { id } of (await client.get('/api/v1/moderation-decisions')).json.rows) {
    await client.post('/api/v1/appeals', { id, text: 'Kijk nog eens.' });
    await kept(moderator.get('/staff/v1/appeals'));
    await kept(decideAppealOn(moderator, id, { outcome: 'upheld', reason: 'x' }));
    await kept(decideAppealOn(administrator, id, { outcome: 'upheld', reason: 'x' }));
    await kept(moderator.get('/staff/v1/appeals'));
  }
  await kept(administrator.get('/staff/v1/audit?part=moderation'));
  return answers;
}

test('no byte that moderators get, and no line of the log, tells who somebody is or how they live', async () => {
  const { client, uuid } = await canary();
  const reader = await memberOf(server(), 'kanarie-lezer');
  const [moderator, administrator] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
  ];
  const answers = await walk(moderator, administrator, client, reader);
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
