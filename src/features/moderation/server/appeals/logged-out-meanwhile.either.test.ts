import { expect, test } from 'vitest';
import { expectRefusedAfterLogout } from '#server/testing/late-calls.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, FAULT, ownDecision, ownDecisions, reported } from '../moderation.testing.ts';

const server = sharedTestServer();

test('a writer who logged out everywhere meanwhile appeals against nothing', async () => {
  const moderator = await server().staff('moderator');
  const { writer, item } = await reported(server(), 'bezwaar-te-laat', moderator);
  await decideOn(moderator, item, { action: 'hide', ...FAULT });
  const { id } = await ownDecision(writer);
  await expectRefusedAfterLogout(server(), writer, [['post', '/api/v1/appeals', { id, text: 'Toch niet.' }]]);
  await writer.login('bezwaar-te-laat@houvast.example', NEWCOMER_PASSWORD);
  expect(await ownDecisions(writer)).toMatchObject([{ id, appeal: null }]);
});
