import { expect, test } from 'vitest';
import { PROGRAMME_DAYS } from '#domain/tracking/goal.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { queued } from '#server/testing/waiting.ts';
import { planFields } from './plan.testing.ts';

const server = sharedTestServer();

test('a plan that is saved while another device restarts the programme is for the new one', async () => {
  const client = await server().newcomer('starts-again', 'cannabis');
  server().passSeconds(60 * 86_400);
  await client.login('starts-again@houvast.example', NEWCOMER_PASSWORD);
  const [restarted, saved] = await queued(server().connection.db, await client.uid(), [
    () => client.post('/reset-progress'),
    () => client.post('/webform_rest/submit', planFields({ current: 5, target: 2 })),
  ]);
  expect([restarted?.status, saved?.status]).toEqual([200, 200]);
  const days = Object.values<{ goal: number | null }>((await client.get('/registrations/overview')).json);
  expect(days.filter(({ goal }) => goal === 2)).toHaveLength(PROGRAMME_DAYS);
});
