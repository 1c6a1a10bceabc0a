import { expect, test } from 'vitest';
import { categoryOf, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { decideOn, ownDecision } from '#features/moderation/server/moderation.testing.ts';
import { applicant } from '#features/nurses/server/applicant.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

test('everybody on the staff is told how much of their own work waits (settled: staff)', async () => {
  const [moderator, administrator, support] = [
    await server().staff('moderator'),
    await server().staff('administrator'),
    await server().staff('support'),
  ];
  const waitingFor = async (member: typeof moderator) => (await member.get('/staff/v1/waiting')).json;
  expect(await waitingFor(administrator)).toEqual({ queue: 0, appeals: 0, applications: 1, deletions: 0 });

  const writer = await memberOf(server(), 'wacht');
  const body = [{ value: '<p>Ik wil niet meer leven.</p>' }];
  const nid = await postBy(writer, await categoryOf(server()), { body });
  await applicant(server(), 'wacht-op-ons@houvast.example');
  expect(await waitingFor(administrator)).toEqual({ queue: 1, appeals: 0, applications: 2, deletions: 0 });
  expect(await waitingFor(moderator)).toEqual({ queue: 1, appeals: 0, applications: null, deletions: null });
  expect(await waitingFor(support)).toEqual({
    queue: null,
    appeals: null,
    applications: null,
    deletions: 0,
  });

  const [{ id }] = (await moderator.get('/staff/v1/queue')).json.rows;
  const decision = { action: 'hide', rule: 'protect', reason: 'Te veel.' };
  await decideOn(moderator, id, decision);
  const own = await ownDecision(writer);
  expect(own.target).toBe(nid);
  await writer.post('/api/v1/appeals', { id: own.id, text: 'Ik wil gelezen worden.' });
  expect(await waitingFor(moderator)).toEqual({ queue: 0, appeals: 1, applications: null, deletions: null });
});
