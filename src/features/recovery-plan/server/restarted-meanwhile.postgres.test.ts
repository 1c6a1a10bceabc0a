import { expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { PROGRAMME_DAYS } from '#domain/tracking/goal.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { queued } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test('a plan that is saved while another device restarts the programme is for the new one', async () => {
  const client = await server().newcomer('starts-again', 'cannabis');
  server().passSeconds(60 * 86_400);
  await client.login('starts-again@houvast.example', NEWCOMER_PASSWORD);
  const week = (prefix: '' | 'goal_', amount: number) =>
    Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amount]));
  const plan = {
    stopOrReduce: 'reduce',
    immediate_or_gradual: 'immediate',
    ...week('', 5),
    ...week('goal_', 2),
  };
  const [restarted, saved] = await queued(server().connection.db, await client.uid(), [
    () => client.post('/reset-progress'),
    () => client.post('/webform_rest/submit', { webform_id: 'goal', ...plan }),
  ]);
  expect([restarted?.status, saved?.status]).toEqual([200, 200]);
  const days = Object.values<{ goal: number | null }>((await client.get('/registrations/overview')).json);
  expect(days.filter(({ goal }) => goal === 2)).toHaveLength(PROGRAMME_DAYS);
});
